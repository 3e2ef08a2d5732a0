/// What one event did: to which resources, and how.
package struct Footprint: Sendable, Codable {
  struct Effects: Sendable, Codable {
    var resource: Int32
    var effect: Effect
    var conflicts: Effect

    func conflicts(with other: Effects) -> Bool {
      resource == other.resource
        && (!effect.isDisjoint(with: other.conflicts) || !conflicts.isDisjoint(with: other.effect))
    }
  }

  /// Nearly every event does one thing: no array is made for it.
  var first: Effects?
  var others: [Effects] = []

  /// Whether the order of two events matters.
  package func conflicts(with other: Footprint) -> Bool {
    guard let first, let theirs = other.first else { return false }
    if first.conflicts(with: theirs) { return true }
    if others.isEmpty && other.others.isEmpty { return false }
    return all.contains { mine in other.all.contains { mine.conflicts(with: $0) } }
  }

  private var all: [Effects] { first.map { [$0] + others } ?? [] }
}
