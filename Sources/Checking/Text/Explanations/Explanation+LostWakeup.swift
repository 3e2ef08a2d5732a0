import Exploration

extension Explanation {
  static let lostWakeup = Explanation(
    summary: "a signal that came before the wait",
    idea: """
      A condition has no memory. POSIX says of pthread_cond_signal that it has no effect if no
      thread is waiting; NSCondition is the same. A thread that begins to wait after the signal
      waits for another one, and that may never come.

      So the condition is only the doorbell. What has happened must be stored in a variable, which
      is changed and read under the condition's lock. The waiting thread looks first and waits
      only if it has to; wait releases the lock and begins to wait in one step, so that no signal
      fits in between.
      """,
    example: Example(
      .finds(.lostWakeup, lines: [12]),
      "If the thread signals first, main waits for a second signal that nothing sends.",
      """
      import Foundation

      let condition = NSCondition()

      Thread {
        condition.lock()
        condition.signal()
        condition.unlock()
      }.start()

      condition.lock()
      condition.wait()
      condition.unlock()
      """),
    twin: Example(
      .proved,
      "isReady remembers what happened. If it is already true, main does not wait at all.",
      """
      import Foundation

      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false

      Thread {
        condition.withLock { isReady = true }
        condition.signal()
      }.start()

      condition.lock()
      while !isReady { condition.wait() }
      condition.unlock()
      """),
    exercises: ["signal-before-wait"], patterns: ["semaphore"],
    reading: ["POSIX, pthread_cond_signal and pthread_cond_wait", "Foundation, NSCondition"])
}
