// diagnosis: wrongResult
// A list of its own for those who look: for a moment a request is refused by an appointment that nobody sees.

/// What is shown to those who ask what is taken.
actor List {
  private var names: [Int: [String]] = [:]

  func show(_ taken: [String], at hour: Int) { names[hour] = taken }
  func names(at hour: Int) -> [String] { names[hour, default: []] }
}

/// The appointments of a clinic: each needs a doctor and a room.
actor Clinic {
  private var taken: [Int: Set<String>] = [:]
  private let list = List()

  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    guard taken[hour, default: []].isDisjoint(with: [doctor, room]) else { return false }
    taken[hour, default: []].formUnion([doctor, room])
    await list.show(taken[hour, default: []].sorted(), at: hour)
    return true
  }

  nonisolated func taken(at hour: Int) async -> [String] { await list.names(at: hour) }
}
