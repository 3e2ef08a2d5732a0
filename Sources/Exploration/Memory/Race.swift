/// Two unsynchronized accesses of one variable, at least one a write.
package struct Race: Sendable, Codable {
  /// One of the two.
  package struct Access: Sendable, Codable {
    /// Where in the code it stands.
    package let place: CodePlace
    /// Whether it writes.
    package let writes: Bool
    /// The lane that did it.
    package let lane: Int
  }
  /// The one that came first in the execution.
  package let earlier: Access
  /// The one that came second.
  package let later: Access
}

/// The places of a race, in either order: a race is found once.
package struct RacePair: Hashable, Sendable, Codable {
  /// The place that stands first in the object.
  package let first: CodePlace
  /// The place that stands second.
  package let second: CodePlace

  /// The places of two accesses, in any order.
  package init(_ a: CodePlace, _ b: CodePlace) {
    (first, second) = a < b ? (a, b) : (b, a)
  }
}

extension Race {
  /// The places of both accesses.
  package var places: Set<CodePlace> { [earlier.place, later.place] }

  /// All places that the race has to do with, also by way of others: places that race with one another
  /// in a chain are about one variable, and one mistake.
  package func chain(among races: some Collection<Race>) -> Set<CodePlace> {
    var chain = places
    var size = 0
    while chain.count > size {
      size = chain.count
      for other in races where !chain.isDisjoint(with: other.places) {
        chain.formUnion(other.places)
      }
    }
    return chain
  }
}
