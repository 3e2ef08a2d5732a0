// All of it belongs to one global actor; the diaries are plain classes there.

@globalActor
actor FrontDesk {
  static let shared = FrontDesk()
}

/// Who, or what, is taken at which hour.
@FrontDesk
final class Diary {
  private var taken: [Int: Set<String>] = [:]

  nonisolated init() {}

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
final class Clinic: Sendable {
  private let doctors = Diary()
  private let rooms = Diary()

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  @FrontDesk
  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    guard doctors.isFree(doctor, at: hour), rooms.isFree(room, at: hour) else { return false }
    doctors.take(doctor, at: hour)
    rooms.take(room, at: hour)
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  @FrontDesk
  func taken(at hour: Int) -> [String] {
    (doctors.names(at: hour) + rooms.names(at: hour)).sorted()
  }
}
