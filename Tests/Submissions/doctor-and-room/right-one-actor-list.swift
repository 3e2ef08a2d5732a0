/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private struct Appointment {
    let doctor: String
    let room: String
  }

  private var appointments: [Int: [Appointment]] = [:]

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    let others = appointments[hour] ?? []
    if others.contains(where: { $0.doctor == doctor || $0.room == room }) {
      return false
    }
    appointments[hour] = others + [Appointment(doctor: doctor, room: room)]
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) -> [String] {
    (appointments[hour] ?? []).flatMap { [$0.doctor, $0.room] }.sorted()
  }
}
