import Dispatch
import Foundation

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "heartbeat")
    let source = DispatchSource.makeTimerSource(flags: [], queue: queue)
    let period = DispatchTimeInterval.milliseconds(milliseconds)
    source.schedule(
      deadline: DispatchTime.now() + period, repeating: period, leeway: .nanoseconds(0))
    source.setEventHandler { beat() }
    source.resume()
    timer = source
  }

  /// Sends no more signs of life.
  func stop() {
    if !timer.isCancelled { timer.cancel() }
  }
}
