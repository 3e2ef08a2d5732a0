/// What a search does at the moment.
package enum SearchPhase: Sendable, Hashable, Codable {
  /// Random choices.
  case random
  /// Random priorities with a few changes.
  case priorities
  /// Every inequivalent interleaving.
  case everyOrder
  /// Every schedule with at most so many preemptions.
  case bounded(preemptions: Int)
}
