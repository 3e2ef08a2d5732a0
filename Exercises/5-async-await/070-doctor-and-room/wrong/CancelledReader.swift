// diagnosis: wrongResult
// Who is cancelled does not need an answer any more, it thinks: but an empty list says that nothing is taken.

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private var taken: [Int: Set<String>] = [:]

  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    guard taken[hour, default: []].isDisjoint(with: [doctor, room]) else { return false }
    taken[hour, default: []].formUnion([doctor, room])
    return true
  }

  func taken(at hour: Int) -> [String] {
    guard !Task.isCancelled else { return [] }
    return taken[hour, default: []].sorted()
  }
}
