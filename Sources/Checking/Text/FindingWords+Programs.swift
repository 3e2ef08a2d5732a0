/// The words for what can go wrong with any program.
extension FindingWords {
  static let dataRace = FindingWords(
    "data race",
    "Two threads or tasks access the same memory without synchronization, and at least one of them "
      + "writes. Swift guarantees nothing about such a program.",
    "Give the variable one owner: an actor, a serial queue, or a lock (Mutex, NSLock) that every "
      + "access holds, reads included. Hold it from the read to the write that depends on it.")

  static let overlappingAccesses = FindingWords(
    "overlapping accesses",
    "A thread or task begins to read or change a variable while it, or another one, is still in the "
      + "middle of changing it, or begins to change it in the middle of a read. Where one thread does "
      + "both, Swift stops the program there; otherwise optimized code may lose a change.",
    "End the first access before the second begins: copy what you need into a constant, and do not "
      + "touch the variable in code that runs while it is passed inout or while its method mutates it."
  )

  static let failedCheck = FindingWords(
    "failed check",
    "An assertion, a precondition or another check at run time failed in some interleaving.",
    "Find the switch in the story after which the checked condition no longer holds. Keep a check "
      + "and the action that relies on it together: do not unlock or await between them.")

  static let uncaughtError = FindingWords(
    "uncaught error",
    "An error propagated out of main, or out of the function that was called, and ended the program.",
    "Catch it where the program can do something sensible about it.")

  static let crashed = FindingWords(
    "crash",
    "The program used what was not there: memory through a wild pointer, or something that had ended.",
    "Look for memory that is used after it was freed. One way this happens is that one thread frees or "
      + "changes what another still uses.")

  static let ended = FindingWords(
    "early exit",
    "The program exited before it reached its end, and the rest of its work was cut off.",
    "Let the program end by reaching the end of its main code, after waiting for everything that it "
      + "started.")

  static let uncontrolled = FindingWords(
    "uncontrolled nondeterminism",
    "The same schedule gave two different stories: something other than the order of the threads and "
      + "tasks decides what happens.",
    "Replace what differs from run to run: random numbers without a seed, the date, addresses of "
      + "objects, hash values, the environment.")

  static let unsupported = FindingWords(
    "call that is not modelled",
    "The program uses something that waits for the outside world, or that the model does not know. "
      + "What it would do is unknown here, so there is no verdict.",
    "Put the part that talks to the outside world behind a protocol or a closure, and check the rest."
  )

  static let tooManyLanes = FindingWords(
    "too many threads and tasks",
    "One execution of the program has more threads, tasks and queues at once than check can follow. That "
      + "is a limit of check, and no mistake by itself: whether the program is right is not known.",
    "Make the number smaller, or a parameter: two or three of each kind show almost every mistake. If the "
      + "program starts them in a loop, see that the loop ends.")

  static let tooMuchOutput = FindingWords(
    "too much output",
    "One execution of the program prints more than check can keep. That is a limit of check, and no mistake "
      + "by itself: whether the program is right is not known.",
    "Print only the result, not every step. If the program prints in a loop, see that the loop ends."
  )

  static let unfinished = FindingWords(
    "execution that did not end",
    "One execution reached a limit of this check. It may be a long computation or an endless loop: "
      + "nothing that was seen tells which.",
    "If it is a long computation, make it smaller, or let it take longer: --patience 60s (default: 3s). "
      + "If it waits in a loop, wait with something that is notified of the change.")

  static let noProgress = FindingWords(
    "loop without progress",
    "A thread or task keeps running without making progress, although the others got their turns.",
    "Wait with something that is notified of the change: a semaphore, a condition, a continuation.")
}
