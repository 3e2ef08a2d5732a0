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

/// Lets one in at a time, and the others wait in line.
actor Door {
  private var isBusy = false
  private var line: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if isBusy {
      // Who leaves hands the door over: it stays busy.
      await withCheckedContinuation { line.append($0) }
    } else {
      isBusy = true
    }
  }

  func leave() {
    if line.isEmpty {
      isBusy = false
    } else {
      line.removeFirst().resume()
    }
  }
}

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private let doctors = Diary()
  private let rooms = Diary()
  private let door = Door()

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    await alone {
      guard await doctors.isFree(doctor, at: hour) else { return false }
      guard await rooms.isFree(room, at: hour) else { return false }
      await doctors.take(doctor, at: hour)
      await rooms.take(room, at: hour)
      return true
    }
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    let taken = await alone { await doctors.names(at: hour) + rooms.names(at: hour) }
    return taken.sorted()
  }

  private func alone<T: Sendable>(_ body: () async -> T) async -> T {
    await door.enter()
    let result = await body()
    await door.leave()
    return result
  }
}
