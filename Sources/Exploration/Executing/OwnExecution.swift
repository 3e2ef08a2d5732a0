/// The execution in which something was made: what ends later than that is nobody's business any more.
package struct OwnExecution: Sendable {
  private let number = Engine.shared.executions

  /// The running one.
  package init() {}

  /// Whether it still runs.
  package var isRunning: Bool { Engine.shared.isExploring && number == Engine.shared.executions }
}
