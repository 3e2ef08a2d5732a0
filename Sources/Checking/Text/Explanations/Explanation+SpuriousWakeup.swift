import Exploration

extension Explanation {
  static let spuriousWakeup = Explanation(
    summary: "a wait that returned without a signal",
    idea: """
      A wait on a condition may return although nothing signalled it. POSIX allows these spurious
      wakeups in so many words, and Foundation's conditions are built on POSIX's. And even a real
      signal is only a hint: before the woken thread has the lock again, another one can take what
      was announced.

      So a return from wait means "look again", never "it is true now". Put the wait into a loop
      that tests the state itself. `if` instead of `while` is the whole mistake.
      """,
    example: Example(
      .finds(.spuriousWakeup, lines: [12]),
      "main continues after any return from wait, ready or not.",
      """
      import Foundation

      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false

      Thread {
        condition.withLock { isReady = true }
        condition.signal()
      }.start()

      condition.lock()
      if !isReady { condition.wait() }
      print(isReady)
      condition.unlock()
      """),
    twin: Example(
      .proved,
      "main continues when isReady is true, however often the wait returns.",
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
      print(isReady)
      condition.unlock()
      """),
    exercises: ["signal-before-wait"],
    reading: [
      "POSIX, pthread_cond_wait (condition wait semantics)",
      "Lampson, Redell: Experience with Processes and Monitors in Mesa, CACM 1980",
    ])
}
