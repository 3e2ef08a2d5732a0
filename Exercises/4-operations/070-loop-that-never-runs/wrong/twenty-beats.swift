// diagnosis: wrongResult
// Counts the beats that are left, beginning with a number that seems to be large enough.
import Dispatch
import Synchronization

final class Heartbeat: @unchecked Sendable {
  private let queue = DispatchQueue(label: "heartbeat")
  private let timer: any DispatchSourceTimer

  init(every milliseconds: Int, beat: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds))
    let left = Left(20)
    timer.setEventHandler { if left.one() { beat() } }
    timer.activate()
  }

  func stop() {
    timer.cancel()
    queue.sync {}
  }
}

private final class Left: Sendable {
  private let left: Mutex<Int>
  init(_ n: Int) { left = Mutex(n) }
  func one() -> Bool {
    left.withLock {
      $0 -= 1; return $0 >= 0
    }
  }
}
