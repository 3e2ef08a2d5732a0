// One actor owns doctors and rooms: a booking is one turn, without an await.

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private var taken: [Int: Set<String>] = [:]

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    guard taken[hour, default: []].isDisjoint(with: [doctor, room]) else { return false }
    taken[hour, default: []].formUnion([doctor, room])
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) -> [String] {
    taken[hour, default: []].sorted()
  }
}
