// diagnosis: continuationNeverResumed
// A lock that tasks await is right here; but a request that is refused returns without releasing it.

/// Who, or what, is taken at which hour.
actor Diary {
  private var taken: [Int: Set<String>] = [:]

  func isFree(_ name: String, at hour: Int) -> Bool {
    !(taken[hour, default: []].contains(name))
  }

  func take(_ name: String, at hour: Int) {
    taken[hour, default: []].insert(name)
  }

  func names(at hour: Int) -> [String] {
    Array(taken[hour, default: []])
  }
}

/// A lock that is awaited.
actor Turn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private let doctors = Diary()
  private let rooms = Diary()
  private let turn = Turn()

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    await turn.begin()
    guard await doctors.isFree(doctor, at: hour) else { return false }
    guard await rooms.isFree(room, at: hour) else { return false }
    await doctors.take(doctor, at: hour)
    await rooms.take(room, at: hour)
    await turn.end()
    return true
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    await turn.begin()
    let taken = await doctors.names(at: hour) + rooms.names(at: hour)
    await turn.end()
    return taken.sorted()
  }
}
