// expected: wrongResult
/// Who, or what, is taken at which hour.
actor Diary {
  private var taken: [Int: Set<String>] = [:]

  /// Takes the name if it is free, in one step.
  func take(_ name: String, at hour: Int) -> Bool {
    taken[hour, default: []].insert(name).inserted
  }

  func giveBack(_ name: String, at hour: Int) {
    taken[hour]?.remove(name)
  }

  func names(at hour: Int) -> [String] {
    Array(taken[hour, default: []])
  }
}

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private let doctors = Diary()
  private let rooms = Diary()

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    guard await doctors.take(doctor, at: hour) else { return false }
    guard await rooms.take(room, at: hour) else {
      // Without a room the doctor is free again.
      await doctors.giveBack(doctor, at: hour)
      return false
    }
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let taken = await doctors.names(at: hour) + rooms.names(at: hour)
    return taken.sorted()
  }
}
