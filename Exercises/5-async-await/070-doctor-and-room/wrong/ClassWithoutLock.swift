// diagnosis: dataRace
// One plain class owns both, so there is no await; but nothing keeps two threads out of it.

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: @unchecked Sendable {
  private var taken: [Int: Set<String>] = [:]

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    guard taken[hour, default: []].isDisjoint(with: [doctor, room]) else { return false }
    taken[hour, default: []].formUnion([doctor, room])
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    taken[hour, default: []].sorted()
  }
}
