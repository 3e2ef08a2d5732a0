// A timer of Dispatch needs no run loop: its handler is a block of a queue.

import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "heartbeat"))
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler(handler: beat)
    timer.activate()
  }

  /// Sends no more signs of life.
  func stop() {
    timer.cancel()
  }
}
