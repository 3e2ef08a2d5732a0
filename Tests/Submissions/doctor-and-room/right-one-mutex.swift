import Synchronization

/// Who, or what, is taken at which hour.
private struct Diary {
  private var taken: [Int: Set<String>] = [:]

  func isFree(_ name: String, at hour: Int) -> Bool {
    !names(at: hour).contains(name)
  }

  mutating func take(_ name: String, at hour: Int) {
    taken[hour, default: []].insert(name)
  }

  func names(at hour: Int) -> Set<String> {
    taken[hour] ?? []
  }
}

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private struct Diaries {
    var doctors = Diary()
    var rooms = Diary()
  }

  private let diaries = Mutex(Diaries())

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    diaries.withLock {
      guard $0.doctors.isFree(doctor, at: hour), $0.rooms.isFree(room, at: hour) else {
        return false
      }
      $0.doctors.take(doctor, at: hour)
      $0.rooms.take(room, at: hour)
      return true
    }
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    diaries.withLock { $0.doctors.names(at: hour).union($0.rooms.names(at: hour)) }.sorted()
  }
}
