import Foundation

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: @unchecked Sendable {
  private struct Appointment {
    let doctor: String
    let room: String
    let hour: Int
  }

  private let lock = NSLock()
  private var appointments: [Appointment] = []

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    let wish = Appointment(doctor: doctor, room: room, hour: hour)
    return lock.withLock {
      for other in appointments where other.hour == wish.hour {
        if other.doctor == wish.doctor || other.room == wish.room { return false }
      }
      appointments.append(wish)
      return true
    }
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let now = lock.withLock { appointments.filter { $0.hour == hour } }
    return (now.map(\.doctor) + now.map(\.room)).sorted()
  }
}
