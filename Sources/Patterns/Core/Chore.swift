import Foundation
import Timeline

/// A task of the demo, which takes 1 to 3 units; called a chore to tell it apart from Swift's `Task`.
package struct Chore: Sendable, Identifiable {
  /// Counts from 1.
  package let number: Int
  /// The name as it is said and drawn.
  package let name: String
  /// How long it takes, in units.
  package let units: Double

  let prerequisites: [Int]
  let duration: Duration
  let workload: Workload
  let recorder: TimelineRecorder

  /// The number.
  package var id: Int { number }

  /// Does the chore on the calling thread: blocks it, or computes on it, for ``units``.
  package func perform() {
    recorder.begin(number, label: name, prerequisites: prerequisites)
    switch workload {
    case .wait:
      Thread.sleep(forTimeInterval: duration / .seconds(1))
    case .compute(let perUnit):
      Computation.spin(iterations: Int(Double(perUnit) * units), input: UInt64(number))
    }
    recorder.end(number)
  }

  /// Does the chore in the current task: suspends it, or computes in it, for ``units``.
  ///
  /// - Throws: `CancellationError`, at once, when the task is cancelled while it is suspended.
  package func perform() async throws {
    recorder.begin(number, label: name, prerequisites: prerequisites)
    defer { recorder.end(number) }
    switch workload {
    case .wait:
      try await Task.sleep(for: duration)
    case .compute(let perUnit):
      Computation.spin(iterations: Int(Double(perUnit) * units), input: UInt64(number))
    }
  }

  /// Does the chore bit by bit on the calling thread, and stops soon after it is told to.
  ///
  /// - Parameter shouldStop: Asked ten times a unit.
  /// - Returns: Whether the chore was done to its end.
  @discardableResult
  package func perform(unless shouldStop: () -> Bool) -> Bool {
    recorder.begin(number, label: name, prerequisites: prerequisites)
    defer { recorder.end(number) }
    let steps = max(1, Int((units * 10).rounded()))
    for _ in 0..<steps {
      if shouldStop() { return false }
      switch workload {
      case .wait:
        Thread.sleep(forTimeInterval: (duration / steps) / .seconds(1))
      case .compute(let perUnit):
        Computation.spin(
          iterations: Int(Double(perUnit) * units) / steps, input: UInt64(number))
      }
    }
    return true
  }
}
