import Channel

/// The outcomes that a person has reached, out of those that a search has seen.
package struct CollectedOutcomes: Sendable, Equatable, Codable {
  /// Those that were reached, in that order.
  package private(set) var reached: [Outcome] = []
  /// How many there are, as far as that is known.
  package private(set) var count: Int
  /// Whether there are no others.
  package let isWhole: Bool
  private var missing: [Outcome]

  /// None was reached yet.
  ///
  /// - Parameters:
  ///   - seen: Those that a search has seen and told.
  ///   - more: How many it has seen besides.
  ///   - isProved: Whether it has seen all that there are.
  package init(_ seen: [Outcome], more: Int, isProved: Bool) {
    missing = seen
    count = seen.count + more
    isWhole = isProved && more == 0
  }

  /// An execution has ended with an outcome.
  package mutating func reach(_ outcome: Outcome) {
    guard !reached.contains(where: { $0.isSame(as: outcome) }) else { return }
    reached.append(outcome)
    missing.removeAll { $0.isSame(as: outcome) }
    // The search told only some of them, or has not seen it.
    count = max(count, reached.count + missing.count)
  }
}
