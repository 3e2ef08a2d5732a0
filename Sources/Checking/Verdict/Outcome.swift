/// What executions printed, and how many of them did.
public struct Outcome: Sendable, Equatable, Codable {
  /// What was printed; for an execution that went wrong with what went wrong in the last line.
  public var output: String
  /// The number of executions that led to it.
  public var executions: Int
  /// The text of a schedule that leads to it.
  public var schedule: String
  /// Whether these executions went wrong.
  public var isWrong: Bool

  /// Makes an outcome.
  public init(output: String, executions: Int, schedule: String, isWrong: Bool = false) {
    self.output = output
    self.executions = executions
    self.schedule = schedule
    self.isWrong = isWrong
  }
}
