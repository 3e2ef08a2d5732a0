// diagnosis: wrongResult
// Three appointments at an hour are enough, it thinks: a fourth one is refused though nobody is in its way.

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private var taken: [Int: Set<String>] = [:]

  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    guard taken[hour, default: []].count < 6 else { return false }
    guard taken[hour, default: []].isDisjoint(with: [doctor, room]) else { return false }
    taken[hour, default: []].formUnion([doctor, room])
    return true
  }

  func taken(at hour: Int) -> [String] {
    taken[hour, default: []].sorted()
  }
}
