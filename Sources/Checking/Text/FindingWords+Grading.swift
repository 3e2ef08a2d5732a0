/// The words for what the check of an exercise asks for, with `import Grading`.
extension FindingWords {
  static let wrongResult = FindingWords(
    "wrong result",
    "In some interleaving the result is not what was asked for.",
    "Look in the story for the switch after which the result could no longer be right, and for the "
      + "steps around it that belong together.")

  static let tooManyAtOnce = FindingWords(
    "too many at once",
    "More pieces of work are in flight at the same time than are allowed.",
    "Let each piece of work take one of a limited number of places before it starts, and give the "
      + "place back when it has ended: a semaphore, or a task group that waits before it adds.")

  static let tooSlow = FindingWords(
    "not concurrent enough",
    "Work that could be done at the same time is done one after the other.",
    "Start all that does not depend on anything else first, and wait afterwards.")
}
