// expected: wrongResult
// Booking is one step, but doctors and rooms are read with two awaits: an appointment in between
// is seen by half.
private actor Diaries {
  private(set) var doctors: [Int: [String]] = [:]
  private(set) var rooms: [Int: [String]] = [:]

  func book(_ doctor: String, _ room: String, _ hour: Int) -> Bool {
    if doctors[hour, default: []].contains(doctor) { return false }
    if rooms[hour, default: []].contains(room) { return false }
    doctors[hour, default: []].append(doctor)
    rooms[hour, default: []].append(room)
    return true
  }
}

final class Clinic: Sendable {
  private let diaries = Diaries()

  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    await diaries.book(doctor, room, hour)
  }

  func taken(at hour: Int) async -> [String] {
    let doctors = await diaries.doctors[hour] ?? []
    let rooms = await diaries.rooms[hour] ?? []
    return (doctors + rooms).sorted()
  }
}
