/// The words for the tools of concurrency.
extension FindingWords {
  static let groupLeftTooOften = FindingWords(
    "group left too often",
    "leave() was called more often than enter(), which ends the program.",
    "Pair each enter() with exactly one leave(): enter before the work is started, leave in a "
      + "defer where it ends.")

  static let groupNeverLeft = FindingWords(
    "group never left",
    "enter() was called more often than leave(), so that whoever waits for the group waits "
      + "for ever.",
    "Leave on every path, also on those of errors and early returns: defer { group.leave() }.")

  static let semaphoreDestroyedInUse = FindingWords(
    "semaphore destroyed in use",
    "A semaphore went away with a smaller value than it was made with, while it counts as in "
      + "use. Dispatch ends the program.",
    "Signal as often as you wait before the semaphore goes away, or make it with 0 and signal "
      + "the first values.")

  static let queueMisuse = FindingWords(
    "misuse of a queue",
    "A queue, source or work item was used in a way that Dispatch ends the program for.",
    "Balance suspend and resume, activate once, and set targets before activation.")

  static let wrongPrecondition = FindingWords(
    "wrong queue",
    "dispatchPrecondition says that this code must, or must not, run on a queue; it did not "
      + "hold.",
    "Look in the story where the call comes from, and send it to the right queue there.")

  static let dependencyCycle = FindingWords(
    "dependency cycle",
    "Operations wait for one another in a circle, so that none of them ever starts.",
    "Draw the dependencies; one of them is not needed, or the operation has two jobs.")

  static let operationNeverFinished = FindingWords(
    "operation that never finishes",
    "An asynchronous operation started and never said that it is finished; its queue keeps "
      + "its place for ever.",
    "Set isFinished, with the key-value notifications for it, on every path, also when the "
      + "operation is cancelled.")

  static let operationMisuse = FindingWords(
    "misuse of an operation",
    "An operation was used in a way that Foundation ends the program for.",
    "Add an operation to one queue, once, and do not change it after it has started.")

  static let continuationResumedTwice = FindingWords(
    "continuation resumed twice",
    "A continuation must be resumed exactly once; a second time ends the program.",
    "Make sure that only one of the callbacks resumes: take the continuation out of its "
      + "variable, under a lock, before resuming it.")

  static let continuationNeverResumed = FindingWords(
    "continuation never resumed",
    "A continuation went away without having been resumed; whoever awaits it waits for ever.",
    "Resume on every path of the callback, also on those of errors and cancellation.")
}
