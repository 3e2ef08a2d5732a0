// expected: wrongResult
import Synchronization

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  /// Who, or what, is taken at which hour.
  private typealias Diary = [Int: Set<String>]

  private let doctors = Mutex<Diary>([:])
  private let rooms = Mutex<Diary>([:])

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    // Always the doctors first, then the rooms, and both are held until both are taken.
    doctors.withLock { doctors in
      rooms.withLock { rooms in
        guard !doctors[hour, default: []].contains(doctor) else { return false }
        guard !rooms[hour, default: []].contains(room) else { return false }
        doctors[hour, default: []].insert(doctor)
        rooms[hour, default: []].insert(room)
        return true
      }
    }
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let doctors = doctors.withLock { $0[hour, default: []] }
    let rooms = rooms.withLock { $0[hour, default: []] }
    return doctors.union(rooms).sorted()
  }
}
