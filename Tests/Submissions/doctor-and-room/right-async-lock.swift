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

/// Lets one task in at a time; the others wait in a line, and the lock is handed to the first.
private actor Reception {
  private var isBusy = false
  private var line: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { line.append($0) }
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
  private let reception = Reception()

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    await reception.enter()
    let doctorIsFree = await doctors.isFree(doctor, at: hour)
    let roomIsFree = await rooms.isFree(room, at: hour)
    let areFree = doctorIsFree && roomIsFree
    if areFree {
      await doctors.take(doctor, at: hour)
      await rooms.take(room, at: hour)
    }
    await reception.leave()
    return areFree
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    await reception.enter()
    let names = await doctors.names(at: hour) + rooms.names(at: hour)
    await reception.leave()
    return names.sorted()
  }
}
