import Exploration

extension Explanation {
  static let semaphoreDestroyedInUse = Explanation(
    summary: "a semaphore released below its first value",
    idea: """
      Dispatch remembers the value that a semaphore was made with. If the semaphore is released
      while its value is smaller, Dispatch takes it to be in use and ends the program: a wait has
      no matching signal, and the place that was taken can no longer be given back.

      The rule is about the balance at the end, not about threads. It also stops programs that use
      a semaphore made with 1 as a flag which is taken once and never returned.
      """,
    example: Example(
      .finds(.semaphoreDestroyedInUse, lines: [7]),
      "A place was taken and not given back when the function returns.",
      """
      import Dispatch

      func work() {
        let places = DispatchSemaphore(value: 2)
        places.wait()
        print("works")
      }

      work()
      """),
    twin: Example(
      .proved,
      "Every wait has its signal before the semaphore goes away.",
      """
      import Dispatch

      func work() {
        let places = DispatchSemaphore(value: 2)
        places.wait()
        print("works")
        places.signal()
      }

      work()
      """),
    patterns: ["semaphore"],
    reading: ["Dispatch, dispatch_semaphore_create", "swift-corelibs-libdispatch, semaphore.c"])
}
