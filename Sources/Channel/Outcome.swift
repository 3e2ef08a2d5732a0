import Exploration

/// What executions printed, and how many of them did.
public struct Outcome: Sendable, Equatable, Codable {
  /// What was printed.
  public var output: String
  /// The number of executions that led to it.
  public var executions: Int
  /// The text of a schedule that leads to it.
  public var schedule: String
  /// Whether these executions went wrong.
  public var isWrong: Bool
  /// What kind of mistake ended them, if it was not their code's end.
  public var failure: FindingKind?
  /// The mistake itself, where its kind alone does not tell two outcomes apart.
  public var mistake: Mistake?

  /// Makes an outcome.
  public init(
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
