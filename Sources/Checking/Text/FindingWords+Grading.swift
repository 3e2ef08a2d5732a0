/// The words for what the check of an exercise asks for, with `import Grading`.
extension FindingWords {
  static let wrongResult = FindingWords(
    "wrong result",
    "In some interleaving the result is not the expected one.",
    "Find the switch in the story after which the result can no longer be right, and look at the "
      + "steps around it that belong together.")

  static let tooManyAtOnce = FindingWords(
    "too many at once",
    "More pieces of work are in flight at the same time than allowed.",
    "Let each piece of work take one of a limited number of places before it starts and give it "
      + "back when it ends: with a semaphore, or with a task group that waits before it adds a task."
  )

  static let tooSlow = FindingWords(
    "not concurrent enough",
    "Work that could run at the same time runs one after the other, or something waits by looking at "
      + "a variable or at the clock again and again.",
    "Find what waits in the story although it could go on: start it before you wait, or wake it. "
      + "What looks again could wait for what has to happen: for a signal, a continuation or a task."
  )
}
