/// The words for waiting for one another.
extension FindingWords {
  static let deadlock = FindingWords(
    "deadlock",
    "Nobody can continue: threads or tasks wait for one another, or for something that nobody does any more.",
    "Where each holds what the other needs, take locks in the same order everywhere, or only one at a time, and "
      + "do not wait while you hold one. Where nobody does what is waited for, make sure that it happens on every "
      + "path.")

  /// For those whose wait is meant: the process ends them as it ends, and nothing in the program says so.
  private static let endOfWorkers =
    "A worker that waits for more to do needs an end as well: a flag that it checks when it is woken, or one last item."

  static let lostWakeup = FindingWords(
    "lost wakeup",
    "A thread waits on a condition, and no signal comes any more that wakes it. A signal is not kept: one that "
      + "came before the wait has no effect, and signal() wakes only one of those that wait.",
    "Keep the state that you wait for in a variable, change and check it while holding the "
      + "condition's lock, and wait in a loop: while !ready { condition.wait() }. Call broadcast() where "
      + "several wait for different things. \(endOfWorkers)")

  static let spuriousWakeup = FindingWords(
    "spurious wakeup",
    "A wait on a condition may return without a signal: POSIX and Foundation allow it. Code that does "
      + "not check the state again continues too early.",
    "Wait in a loop that checks the state each time the wait returns: "
      + "while !ready { condition.wait() }.")

  static let stillWaiting = FindingWords(
    "endless wait",
    "At the end of the program something still waits, and nothing is left that could let it continue.",
    "Find what should have signalled, finished or cancelled, and make sure that it does on every "
      + "path, including errors and cancellation. \(endOfWorkers)")

  static let poolExhausted = FindingWords(
    "exhausted pool",
    "Every thread of the pool is blocked by work that waits for other work, which has no thread left "
      + "to run on. Swift Concurrency has one thread for each processor, and never more.",
    "Do not block threads of the pool: use await, notify or dependencies instead of wait, or limit how "
      + "much is started at once.")

  static let syncOnOwnQueue = FindingWords(
    "sync on the current queue",
    "Code on a serial queue waits for more code on the same queue, which can only run after the first "
      + "has returned. Dispatch ends the program.",
    "Call the code directly, or use async; or keep a private version of the method for callers that "
      + "are on the queue already.")

  static let recursiveLock = FindingWords(
    "lock taken twice",
    "A thread or task takes a lock that it already holds, and so waits for itself.",
    "Split the method: the public one locks, a private one does the work and expects the lock to be "
      + "held. A recursive lock hides the mistake more often than it helps.")

  static let unlockByAnother = FindingWords(
    "unlock by a non-owner",
    "A thread or task unlocks a lock that it does not hold.",
    "Unlock on the thread that locked, best with withLock or defer. To signal from one thread to "
      + "another, use a semaphore.")
}
