/// The words for the tools of concurrency.
extension FindingWords {
  static let groupLeftTooOften = FindingWords(
    "group left too often",
    "leave() was called more often than enter(). Dispatch ends the program.",
    "Pair each enter() with exactly one leave(): enter before you start the work, and leave in a defer "
      + "where the work ends.")

  static let groupNeverLeft = FindingWords(
    "group never left",
    "enter() was called more often than leave(), so a wait for the group never returns and its "
      + "notify blocks never run.",
    "Call leave() on every path, including errors and early returns: defer { group.leave() }.")

  static let semaphoreDestroyedInUse = FindingWords(
    "semaphore destroyed in use",
    "A semaphore was destroyed while its value was smaller than at its creation: it counts as in use. "
      + "Dispatch ends the program.",
    "Signal as often as you wait before the semaphore goes away, or create it with 0 and signal "
      + "up to its first value.")

  static let queueMisuse = FindingWords(
    "misuse of a queue",
    "A queue, source or work item was used in a way for which Dispatch ends the program, or never returns.",
    "Balance suspend and resume, activate once, set targets before activation, and ask for no fewer than 0 "
      + "iterations.")

  static let wrongPrecondition = FindingWords(
    "wrong queue",
    "This code must, or must not, run on a certain queue or actor, as dispatchPrecondition or its "
      + "isolation says. That did not hold.",
    "Find the call in the story, and send it to the right queue there.")

  static let dependencyCycle = FindingWords(
    "dependency cycle",
    "Operations wait for one another in a circle, so none of them ever starts.",
    "Draw the dependencies: one of them is not needed, or one operation does two jobs.")

  static let operationNeverFinished = FindingWords(
    "operation that never finishes",
    "An operation never finishes. It keeps its place in its queue, and what depends on it never runs.",
    "Set isFinished, with its key-value notifications, on every path, including cancellation, and make "
      + "sure that everything it depends on runs.")

  static let operationMisuse = FindingWords(
    "misuse of an operation",
    "An operation was used in a way for which Foundation ends the program.",
    "Add an operation to one queue, once, and do not change it after it has started.")

  static let continuationResumedTwice = FindingWords(
    "continuation resumed twice",
    "A continuation must be resumed exactly once. The second resume ends the program.",
    "Make sure that only one of the callbacks resumes: take the continuation out of its variable, "
      + "under a lock, before you resume it.")

  static let continuationNeverResumed = FindingWords(
    "continuation never resumed",
    "A continuation is never resumed, so the task that awaits it waits forever.",
    "Resume it on every path of the callback, including errors and cancellation.")
}
