import Exploration

extension Explanation {
  static let unlockByAnother = Explanation(
    summary: "a lock released by a thread that does not hold it",
    idea: """
      A lock belongs to the thread that took it, until that thread releases it: this is what makes
      the code in between exclusive. If another thread unlocks it, or no thread holds it, the
      protection ends in the middle of the work that relied on it. POSIX calls the behaviour of a
      normal mutex undefined then, and Foundation's documentation that of NSLock.

      One way this happens is using a lock as a signal: one thread locks, another unlocks to let
      it continue. That is what a semaphore is for; a semaphore has no owner.
      """,
    example: Example(
      .finds(.unlockByAnother, lines: [8]),
      "main takes the lock, the thread releases it.",
      """
      import Foundation

      let lock = NSLock()
      let ended = DispatchSemaphore(value: 0)

      lock.lock()
      Thread {
        lock.unlock()
        ended.signal()
      }.start()
      ended.wait()
      """),
    twin: Example(
      .proved,
      "A semaphore has no owner: any thread may signal it.",
      """
      import Foundation

      let turn = DispatchSemaphore(value: 1)
      let ended = DispatchSemaphore(value: 0)

      turn.wait()
      Thread {
        turn.signal()
        ended.signal()
      }.start()
      ended.wait()
      """),
    patterns: ["lock", "semaphore"],
    reading: ["POSIX, pthread_mutex_unlock", "Foundation, NSLock"])
}
