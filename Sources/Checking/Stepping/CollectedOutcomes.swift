import Channel

/// The outcomes that a person has reached, out of those that a search has seen.
package struct CollectedOutcomes: Sendable, Equatable {
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

/// Without those that are still to be found.
extension CollectedOutcomes: Encodable {
  private enum Key: String, CodingKey { case reached, count, isWhole }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(reached, forKey: .reached)
    try values.encode(count, forKey: .count)
    try values.encode(isWhole, forKey: .isWhole)
  }
}
