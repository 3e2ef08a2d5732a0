import Exploration

extension Explanation {
  static let noWakeWithoutSignal = Explanation(
    summary: "not every spurious wakeup was tried",
    idea: """
      A wait on a condition may return without a signal, any number of times (POSIX). check tries
      such wakeups at every point where they can matter, a limited number for each thread. A loop
      that tests a variable and waits again is back where it was after one such wakeup, so nothing
      remains to be tried, and nothing is assumed.

      If the loop does something else as well, such as counting or printing, each further wakeup
      leads to a new state, and there is no last one. Then the proof says that it holds as long as
      waits do not return without a signal.
      """,
    example: Example(
      .provedAssuming(.noWakeWithoutSignal),
      "Each return from wait prints another line.",
      """
      import Foundation

      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false

      condition.lock()
      Thread {
        condition.withLock { isReady = true }
        condition.signal()
      }.start()
      while !isReady {
        print("waits")
        condition.wait()
      }
      condition.unlock()
      """),
    twin: Example(
      .proved,
      "A loop that only looks and waits needs no assumption.",
      """
      import Foundation

      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false

      condition.lock()
      Thread {
        condition.withLock { isReady = true }
        condition.signal()
      }.start()
      while !isReady { condition.wait() }
      print("ready")
      condition.unlock()
      """),
    exercises: ["signal-before-wait"],
    reading: ["POSIX, pthread_cond_wait (condition wait semantics)"])
}
