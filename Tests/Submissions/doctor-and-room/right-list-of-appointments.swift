actor Clinic {
  private struct Appointment {
    let doctor: String
    let room: String
    let hour: Int

    func collides(with other: Appointment) -> Bool {
      hour == other.hour && (doctor == other.doctor || room == other.room)
    }
  }

  private var appointments: [Appointment] = []

  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    let wanted = Appointment(doctor: doctor, room: room, hour: hour)
    if appointments.contains(where: wanted.collides) { return false }
    appointments.append(wanted)
    return true
  }

  func taken(at hour: Int) -> [String] {
    appointments.lazy.filter { $0.hour == hour }.flatMap { [$0.doctor, $0.room] }.sorted()
  }
}
