/// Why a verdict says no more than that some schedules ran.
package struct Uncertainty: Hashable, Sendable, Codable {
  /// What kept the search from a proof.
  package enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// There are more interleavings than the budget allows for.
    case tooManyInterleavings
    /// Samples have an outcome that the search for every order does not have.
    case outcomesDiffer
    /// The same, and the program calls what gives something else in each execution.
    case chance
    /// There is no memory left for more executions.
    case memory
    /// The Swift runtime lacks what the explorer relies on.
    case runtime
  }

  /// What kept the search from a proof.
  package var reason: Reason
  /// What it is about: calls as a program writes them, or what the runtime lacks.
  package var names: [String]

  /// A reason, with what it is about.
  package init(_ reason: Reason, names: [String] = []) {
    self.reason = reason
    self.names = names
  }
}
