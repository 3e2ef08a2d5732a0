// diagnosis: wrongResult
// The name and the hour are put together without a mark between: room 11 at 2 is then room 1 at 12.

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private var taken: Set<String> = []
  private var names: [Int: [String]] = [:]

  func book(_ doctor: String, in room: String, at hour: Int) -> Bool {
    let appointment = ["\(doctor)\(hour)", "\(room)\(hour)"]
    guard taken.isDisjoint(with: appointment) else { return false }
    taken.formUnion(appointment)
    names[hour, default: []] += [doctor, room]
    return true
  }

  func taken(at hour: Int) -> [String] { names[hour, default: []].sorted() }
}
