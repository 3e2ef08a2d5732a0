import CExploration

/// Which numbers a graded check is given in the execution that runs.
///
/// The search says which, and `Grading` gives them; the engine has no part in it.
package final class GivenNumbers: @unchecked Sendable {
  // Only the lane that runs, and the search between two executions, come here.
  package static let shared = GivenNumbers()

  /// Their set; see ``Schedule/numberSets``.
  ///
  /// With the last of them the date is another one, too: code that asks for the date in order to know whether it is
  /// judged goes another way then.
  package var set = 0 {
    didSet { cexploration_vary_date(set + 1 == Schedule.numberSets.count ? Self.later : 0) }
  }
  /// Whether any were given since this was last cleared.
  package var wereGiven = false

  /// Thirty years, in seconds: in the explorer it is 2001 otherwise.
  private static let later: Int64 = 946_684_800

  private init() {}
}
