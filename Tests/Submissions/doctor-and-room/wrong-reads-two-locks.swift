// expected: wrongResult
// Books under both locks, but reads one after the other: an appointment is seen by half.

import Synchronization

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private let doctors = Mutex<[Int: Set<String>]>([:])
  private let rooms = Mutex<[Int: Set<String>]>([:])

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    doctors.withLock { doctors in
      rooms.withLock { rooms in
        guard !doctors[hour, default: []].contains(doctor),
          !rooms[hour, default: []].contains(room)
        else { return false }
        doctors[hour, default: []].insert(doctor)
        rooms[hour, default: []].insert(room)
        return true
      }
    }
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let takenDoctors = doctors.withLock { $0[hour] ?? [] }
    let takenRooms = rooms.withLock { $0[hour] ?? [] }
    return (takenDoctors.union(takenRooms)).sorted()
  }
}
