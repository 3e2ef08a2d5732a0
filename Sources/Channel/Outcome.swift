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
  /// What ended them, if it was not their code's end: "deadlock".
  ///
  /// On its way from the worker the identifier of the kind, or words of the explored program's.
  public var failure: String?

  /// Makes an outcome.
  public init(
    output: String, executions: Int, schedule: String, isWrong: Bool = false,
    failure: String? = nil
  ) {
    self.output = output
    self.executions = executions
    self.schedule = schedule
    self.isWrong = isWrong
    self.failure = failure
  }

  /// Whether two outcomes are the same one.
  package func isSame(as other: Outcome) -> Bool {
    output == other.output && failure == other.failure
  }
}
