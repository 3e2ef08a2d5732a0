import Exploration

/// What a search came to.
package struct SearchSummary: Sendable, Codable {
  /// How sure it is.
  package var certainty = Certainty.sampled
  /// The executions of the pass that counts.
  package var executions = 0
  /// Its executions that were given up because their rest was known.
  package var cutShort = 0
  /// How many executions of the whole search helpers ran.
  package var helped = 0
  /// The executions of the burst and of earlier passes, before the one that is counted.
  package var before = 0
  /// The virtual nanoseconds of the execution that took the most.
  package var longest: UInt64 = 0
  /// How long the whole search took.
  package var seconds = 0.0
  /// The outcomes, the most frequent first.
  package var outcomes: [Outcome] = []
  /// The places whose accesses were scheduling points at the end.
  package var racyPlaces: [CodePlace] = []
  /// What of the machine the executions depended on.
  package var assumptions: Set<Assumption> = []
  /// Why it is no more than sampled, where that is not what was asked for.
  package var uncertainty: Uncertainty?
  /// More outcomes than are told.
  package var moreOutcomes = 0
  /// What the searches in other readings came to, each after those that let lanes do less.
  package var others: [ReadingSummary] = []

  /// A summary of nothing yet.
  package init() {}
}
