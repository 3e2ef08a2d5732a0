/// How an execution can break from where it stands, as far as a bounded search has seen.
package enum SteppingHint: Sendable, Codable, Equatable {
  /// An execution from here breaks after so many switches, and none does after fewer.
  ///
  /// `first` is the lane that it chooses here; `nil` if it has no choice to make.
  case breaks(switches: Int, first: Int?)
  /// Every execution from here was run, and none breaks.
  case cannotBreak(executions: Int)
  /// None breaks with at most so many switches; the search ended before it knew more. `nil` if it does not
  /// know even that.
  case notFound(switches: Int?, executions: Int)
}
