/// Which numbers a graded check is given in the execution that runs.
///
/// The search says which, and `Grading` gives them; the engine has no part in it.
package final class GivenNumbers: @unchecked Sendable {
  // Only the lane that runs, and the search between two executions, come here.
  package static let shared = GivenNumbers()

  /// Their set; see ``Schedule/numberSets``.
  package var set = 0
  /// Whether a check has begun since this was last cleared: its numbers and its clocks are others in each set.
  package var wereGiven = false

  private init() {}
}
