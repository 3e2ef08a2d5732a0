// expected: wrongResult
// An actor around the same awaits: it is reentrant, so others come in between.

/// Who, or what, is taken at which hour.
actor Diary {
  private var taken: [Int: Set<String>] = [:]

  func isFree(_ name: String, at hour: Int) -> Bool {
    !(taken[hour, default: []].contains(name))
  }

  func take(_ name: String, at hour: Int) {
    taken[hour, default: []].insert(name)
  }

  func names(at hour: Int) -> [String] {
    Array(taken[hour, default: []])
  }
}

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private let doctors = Diary()
  private let rooms = Diary()

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    guard await doctors.isFree(doctor, at: hour), await rooms.isFree(room, at: hour) else {
      return false
    }
    await doctors.take(doctor, at: hour)
    await rooms.take(room, at: hour)
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let taken = await doctors.names(at: hour) + rooms.names(at: hour)
    return taken.sorted()
  }
}
