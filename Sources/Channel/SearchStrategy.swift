/// How the interleavings of a program are searched.
package enum SearchStrategy: String, Sendable, Codable, CaseIterable {
  /// A random burst, then every inequivalent interleaving, then bounded by preemptions.
  case all
  /// Random choices.
  case random
  /// Random priorities with a few changes (PCT).
  case pct
  /// Every inequivalent interleaving.
  case dpor
  /// Every schedule up to a number of preemptions.
  case bounded
}
