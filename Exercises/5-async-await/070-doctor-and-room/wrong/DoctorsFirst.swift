// diagnosis: wrongResult
// The doctors are sorted, and so are the rooms, but not all names together.

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private var doctors: [Int: Set<String>] = [:]
  private var rooms: [Int: Set<String>] = [:]

  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    guard !doctors[hour, default: []].contains(doctor),
      !rooms[hour, default: []].contains(room)
    else { return false }
    doctors[hour, default: []].insert(doctor)
    rooms[hour, default: []].insert(room)
    return true
  }

  func taken(at hour: Int) -> [String] {
    doctors[hour, default: []].sorted() + rooms[hour, default: []].sorted()
  }
}
