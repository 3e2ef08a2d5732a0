import Exploration

extension Explanation {
  static let fewLooks = Explanation(
    summary: "a waiting loop repeats only a few times",
    idea: """
      A loop that asks for a change again and again can go round any number of times before the
      change comes, and each number would be another interleaving. check lets such a loop read the
      same value a few times at the same place, and then continues it when something has changed. A
      spin lock is such a loop as well, and so is one that takes a lock each time to look.

      A loop that does nothing but read atomic variables needs no such limit: all its rounds are
      alike until something changes, so check continues it then, and the proof leaves nothing out.
      If a round does more, the number of rounds may matter, as in a loop that counts them or gives
      up after a hundred. So check also lets each such loop ask up to \(LookingOn.many) times before the others
      go on. If it gives up by then, what follows is shown like everything else. Those are a few
      interleavings of many, so the proof still says what it leaves out.
      """,
    example: Example(
      .provedAssuming(.fewLooks),
      "It prints 0 to 3 here; on a real machine it can print a million.",
      """
      import Dispatch
      import Synchronization

      let isOpen = Atomic(false)

      DispatchQueue.global().async {
        isOpen.store(true, ordering: .releasing)
      }
      var rounds = 0
      while !isOpen.load(ordering: .acquiring) { rounds += 1 }
      print(rounds)
      """),
    twin: Example(
      .proved,
      "A semaphore waits without asking.",
      """
      import Dispatch

      let opened = DispatchSemaphore(value: 0)

      DispatchQueue.global().async {
        opened.signal()
      }
      opened.wait()
      print("open")
      """),
    patterns: ["semaphore"],
    reading: ["The project's chapter What check does not see (a wait loop looks a few times)"])
}
