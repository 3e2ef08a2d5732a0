import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: Sendable {
  private let queue = DispatchQueue(label: "heartbeat")

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    Self.wait(milliseconds, from: .now(), on: queue, beat)
  }

  private static func wait(
    _ milliseconds: Int, from start: DispatchTime, on queue: DispatchQueue,
    _ beat: @escaping @Sendable () -> Void
  ) {
    let next = start + .milliseconds(milliseconds)
    queue.asyncAfter(deadline: next) {
      beat()
      wait(milliseconds, from: next, on: queue, beat)
    }
  }

  /// Sends no more signs of life.
  func stop() {
    queue.suspend()
  }
}
