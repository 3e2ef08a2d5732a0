/// Which readings of time are searched.
package enum TimeChoice: String, Sendable, Codable, CaseIterable {
  /// Timers come on time.
  case exact
  /// Timers come at any time.
  case any
  /// First the one, then what the other one adds.
  case both
}
