/// The words for waiting for one another.
extension FindingWords {
  static let deadlock = FindingWords(
    "deadlock",
    "Some threads or tasks wait for one another in a circle, so that none of them ever goes on.",
    "Take locks in the same order everywhere, or only one at a time; and do not wait for "
      + "others while holding what they need.")

  static let lostWakeup = FindingWords(
    "lost wakeup",
    "A signal was given while nobody waited for it, and it is not kept. Whoever waits "
      + "afterwards waits for ever.",
    "Keep what is waited for in a variable, change it and look at it while holding the "
      + "condition's lock, and wait in a loop: while !ready { condition.wait() }.")

  static let spuriousWakeup = FindingWords(
    "spurious wakeup",
    "A wait on a condition may end although nobody signalled: POSIX and Foundation allow it. Whoever "
      + "goes on then without having looked goes on too early.",
    "Wait in a loop that looks at what is waited for, however often the wait ends: "
      + "while !ready { condition.wait() }.")

  static let stillWaiting = FindingWords(
    "wait without an end",
    "At the end of the program something still waits, and nobody is left who could let it go "
      + "on.",
    "Look who was meant to signal, finish or cancel, and let it do so on every path, also on "
      + "those of errors and cancellation.")

  static let poolExhausted = FindingWords(
    "exhausted pool",
    "Every thread of the pool is blocked by work that waits for other work, which has no "
      + "thread left to run on. Swift Concurrency has one thread for each processor, and never more.",
    "Do not block threads of the pool: use await, notify or dependencies instead of wait, or "
      + "bound how much is started at once.")

  static let syncOnOwnQueue = FindingWords(
    "sync on the own queue",
    "Code on a serial queue waits for more code on the same queue, which can only run once "
      + "it has returned. Dispatch ends the program.",
    "Call the code directly, or with async; or keep a private form of the method for those "
      + "who are on the queue already.")

  static let recursiveLock = FindingWords(
    "lock taken twice",
    "Somebody takes a lock that they hold already, and wait for themselves.",
    "Divide the method: the public one locks, a private one does the work and expects the "
      + "lock to be held. A recursive lock hides the mistake more often than it helps.")

  static let unlockByAnother = FindingWords(
    "unlock by another",
    "A lock is let go by somebody who does not hold it.",
    "Unlock on the thread that locked, best with withLock or defer. To signal from one thread "
      + "to another there are semaphores.")
}
