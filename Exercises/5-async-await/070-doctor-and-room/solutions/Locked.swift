// No actor: the appointments are behind one lock, which is held from the look to the change.

import Synchronization

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private struct Appointment {
    let doctor: String
    let room: String
    let hour: Int
  }

  private let appointments = Mutex<[Appointment]>([])

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    appointments.withLock { appointments in
      let isTaken = appointments.contains {
        $0.hour == hour && ($0.doctor == doctor || $0.room == room)
      }
      if !isTaken {
        appointments.append(Appointment(doctor: doctor, room: room, hour: hour))
      }
      return !isTaken
    }
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let today = appointments.withLock { $0.filter { $0.hour == hour } }
    return (today.map(\.doctor) + today.map(\.room)).sorted()
  }
}
