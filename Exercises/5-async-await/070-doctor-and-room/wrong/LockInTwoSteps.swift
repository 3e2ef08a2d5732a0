// diagnosis: wrongResult
// A lock for each of two sets: each is right, and the decision over both is not.

import Synchronization

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private let doctors = Mutex<[Int: Set<String>]>([:])
  private let rooms = Mutex<[Int: Set<String>]>([:])

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    let doctorIsFree = doctors.withLock { !$0[hour, default: []].contains(doctor) }
    guard doctorIsFree else { return false }
    let roomIsTaken = rooms.withLock { $0[hour, default: []].insert(room).inserted }
    guard roomIsTaken else { return false }
    _ = doctors.withLock { $0[hour, default: []].insert(doctor) }
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let names = doctors.withLock { $0[hour, default: []] }
    return names.union(rooms.withLock { $0[hour, default: []] }).sorted()
  }
}
