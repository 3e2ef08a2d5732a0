import Synchronization

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private struct Appointment: Sendable {
    let doctor: String
    let room: String
  }

  private let appointments = Mutex<[Int: [Appointment]]>([:])

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    appointments.withLock { all in
      let sameHour = all[hour] ?? []
      if sameHour.contains(where: { $0.doctor == doctor || $0.room == room }) { return false }
      all[hour] = sameHour + [Appointment(doctor: doctor, room: room)]
      return true
    }
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    appointments.withLock { $0[hour, default: []] }.flatMap { [$0.doctor, $0.room] }.sorted()
  }
}
