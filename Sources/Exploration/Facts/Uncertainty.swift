/// Why a verdict says no more than that some schedules ran.
package struct Uncertainty: Hashable, Sendable, Codable {
  /// What kept the search from a proof.
  package enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// There are more interleavings than the budget allows for.
    case tooManyInterleavings
    /// A loop has no end in a schedule that never lets another lane run that could.
    case unfairLoop
    /// Samples have an outcome that the search for every order does not have.
    case outcomesDiffer
    /// The same, and the program calls what gives something else in each execution.
    case chance
    /// The same choices led to other steps when they were made again.
    case otherWay
    /// There is no memory left for more executions.
    case memory
    /// The Swift runtime lacks what the explorer relies on.
    case runtime
  }

  /// What kept the search from a proof.
  package var reason: Reason
  /// What it is about: calls as a program writes them, lines, or what the runtime lacks.
  package var names: [String]
  /// The place that it is about, until its line is found.
  package var place: CodePlace?

  /// A reason, with what it is about.
  package init(_ reason: Reason, names: [String] = [], place: CodePlace? = nil) {
    self.reason = reason
    self.names = names
    self.place = place
  }
}
