// diagnosis: wrongResult
// One serial queue has the beats of all heartbeats: a long beat of one delays those of the others.
import Dispatch
import Foundation

private let beats = DispatchQueue(label: "heartbeats")

/// Sends a sign of life after each period, until it is stopped.
final class Heartbeat: @unchecked Sendable {
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: beats)
    timer.schedule(
      deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds))
    timer.setEventHandler(handler: beat)
    timer.resume()
  }

  func stop() { beats.sync { timer.cancel() } }
}
