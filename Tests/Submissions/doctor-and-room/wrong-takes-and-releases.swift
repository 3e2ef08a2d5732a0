// expected: wrongResult
// Takes the doctor, and gives the doctor back if the room is taken; meanwhile another request is
// refused.
actor Diary {
  private var taken: [Int: Set<String>] = [:]

  func take(_ name: String, at hour: Int) -> Bool {
    taken[hour, default: []].insert(name).inserted
  }

  func release(_ name: String, at hour: Int) {
    taken[hour]?.remove(name)
  }

  func names(at hour: Int) -> [String] {
    Array(taken[hour, default: []])
  }
}

final class Clinic: Sendable {
  private let diary = Diary()

  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    guard await diary.take(doctor, at: hour) else { return false }
    guard await diary.take(room, at: hour) else {
      await diary.release(doctor, at: hour)
      return false
    }
    return true
  }

  func taken(at hour: Int) async -> [String] {
    await diary.names(at: hour).sorted()
  }
}
