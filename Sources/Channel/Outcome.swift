import Exploration

/// What executions printed, and how many of them did.
package struct Outcome: Sendable, Equatable, Codable {
  /// What was printed.
  package var output: String
  /// The number of executions that led to it.
  package var executions: Int
  /// The text of a schedule that leads to it.
  package var schedule: String
  /// Whether these executions went wrong.
  package var isWrong: Bool
  /// What kind of mistake ended them, if it was not their code's end.
  package var failure: FindingKind?
  /// The mistake itself, where its kind alone does not tell two outcomes apart.
  package var mistake: Mistake?

  /// Makes an outcome.
  package init(
    output: String, executions: Int, schedule: String, isWrong: Bool = false,
    mistake: Mistake? = nil
  ) {
    self.output = output
    self.executions = executions
    self.schedule = schedule
    self.isWrong = isWrong
    failure = mistake?.kind
    self.mistake = mistake.flatMap { $0.isPartOfOutcome ? $0 : nil }
  }

  /// Whether two outcomes are the same one.
  package func isSame(as other: Outcome) -> Bool {
    output == other.output && failure == other.failure && mistake == other.mistake
  }
}
