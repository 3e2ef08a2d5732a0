import CPlatform
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
  package func perform(file: String = #filePath, line: Int = #line) {
    begin(file, line)
    switch workload {
    case .wait:
      Thread.sleep(forTimeInterval: duration / .seconds(1))
      recorder.end(number)
    case .compute:
      recorder.end(number, processorTime: compute())
    }
  }

  /// Does the chore in the current task: suspends it, or computes in it, for ``units``.
  ///
  /// - Throws: `CancellationError`, at once, when the task is cancelled while it is suspended.
  package func perform(file: String = #filePath, line: Int = #line) async throws {
    begin(file, line)
    switch workload {
    case .wait:
      defer { recorder.end(number) }
      try await Task.sleep(for: duration)
    case .compute:
      recorder.end(number, processorTime: compute())
    }
  }

  /// Does the chore bit by bit on the calling thread, and stops soon after it is told to.
  ///
  /// - Parameter shouldStop: Asked ten times a unit.
  /// - Returns: Whether the chore was done to its end.
  @discardableResult
  package func perform(
    file: String = #filePath, line: Int = #line, unless shouldStop: () -> Bool
  ) -> Bool {
    begin(file, line)
    var processorTime: Int64? = workload == .wait ? nil : 0
    defer { recorder.end(number, processorTime: processorTime) }
    let steps = max(1, Int((units * 10).rounded()))
    for _ in 0..<steps {
      if shouldStop() { return false }
      switch workload {
      case .wait:
        Thread.sleep(forTimeInterval: (duration / steps) / .seconds(1))
      case .compute:
        processorTime = (processorTime ?? 0) + compute(oneOf: steps)
      }
    }
    return true
  }

  private func begin(_ file: String, _ line: Int) {
    recorder.begin(
      number, label: name, prerequisites: prerequisites, at: .init(file: file, line: line))
  }

  /// Computes the chore, or one of several equal parts of it.
  ///
  /// - Returns: The processor time that this took, in nanoseconds.
  private func compute(oneOf parts: Int = 1) -> Int64 {
    guard case .compute(let perUnit) = workload else { return 0 }
    let iterations = Int(Double(perUnit) * units) / parts
    let start = cplatform_thread_cpu_time()
    Computation.spin(iterations: iterations, input: UInt64(number))
    return cplatform_thread_cpu_time() - start
  }
}
