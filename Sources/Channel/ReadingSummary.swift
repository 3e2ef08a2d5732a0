import Exploration

/// What a search in another reading of the program came to, beyond the first one.
package struct ReadingSummary: Sendable, Codable {
  /// What lets lanes continue unprompted.
  package var reading: Reading
  /// How sure it is.
  package var certainty: Certainty
  /// What of the machine it takes for granted all the same.
  package var assumptions: Set<Assumption>
  /// Why it is no surer than that; `nil` if it is a proof, or the budget is the reason.
  package var uncertainty: Uncertainty?
  /// The executions of the pass that counts.
  package var executions: Int
  /// Its executions that were given up because their rest was known.
  package var cutShort: Int
  /// The outcomes that the first reading has not, the most frequent first.
  package var outcomes: [Outcome] = []
  /// More such outcomes than are told.
  package var moreOutcomes = 0

  /// What a search came to, but for its outcomes.
  package init(_ reading: Reading, _ summary: SearchSummary) {
    self.reading = reading
    certainty = summary.certainty
    assumptions = summary.assumptions
    uncertainty = summary.uncertainty
    executions = summary.executions
    cutShort = summary.cutShort
  }
}
