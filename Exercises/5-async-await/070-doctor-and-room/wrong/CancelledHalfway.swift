// diagnosis: wrongResult
// Looks for cancellation between the two steps, and leaves the doctor taken.

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private var doctors: [Int: Set<String>] = [:]
  private var rooms: [Int: Set<String>] = [:]

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    guard doctors[hour, default: []].insert(doctor).inserted else { return false }
    if Task.isCancelled { return false }
    guard rooms[hour, default: []].insert(room).inserted else {
      doctors[hour]?.remove(doctor)
      return false
    }
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) -> [String] {
    doctors[hour, default: []].union(rooms[hour, default: []]).sorted()
  }
}
