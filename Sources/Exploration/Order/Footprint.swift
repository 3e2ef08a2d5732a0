/// What one event did: to which resources, and how.
package struct Footprint: Sendable, Equatable, Codable {
  struct Effects: Sendable, Equatable, Codable {
    var resource: Int32
    /// What kind the resource is of.
    var kind: Int32
    var effect: Effect
    var conflicts: Effect

    func conflicts(with other: Effects, knowing count: Int) -> Bool {
      isSame(as: other, knowing: count)
        && (!effect.isDisjoint(with: other.conflicts) || !conflicts.isDisjoint(with: other.effect))
    }

    func covers(_ other: Effects, knowing count: Int) -> Bool {
      isSame(as: other, knowing: count) && other.effect.isSubset(of: effect)
        && other.conflicts.isSubset(of: conflicts)
    }

    /// Whether both may be about one resource.
    ///
    /// A resource gets its number when it is first used: in another execution another may have that
    /// number, and this one a later number.
    private func isSame(as other: Effects, knowing count: Int) -> Bool {
      if resource == other.resource { return true }
      return resource >= count && other.resource >= count && kind == other.kind
    }
  }

  /// Nearly every event does one thing: no array is made for it.
  var first: Effects?
  var others: [Effects] = []

  /// Whether the order of two events may matter, of executions that are the same up to some point.
  ///
  /// - Parameters:
  ///   - other: What the other event did.
  ///   - count: How many resources there were at that point: these have the same numbers in both.
  package func conflicts(with other: Footprint, knowing count: Int) -> Bool {
    guard let first, let theirs = other.first else { return false }
    if first.conflicts(with: theirs, knowing: count) { return true }
    if others.isEmpty && other.others.isEmpty { return false }
    return all.contains { mine in
      other.all.contains { mine.conflicts(with: $0, knowing: count) }
    }
  }

  /// Whether whatever conflicts with another event conflicts with this one as well.
  func covers(_ other: Footprint, knowing count: Int) -> Bool {
    other.all.allSatisfy { theirs in all.contains { $0.covers(theirs, knowing: count) } }
  }

  private var all: [Effects] { first.map { [$0] + others } ?? [] }
}
