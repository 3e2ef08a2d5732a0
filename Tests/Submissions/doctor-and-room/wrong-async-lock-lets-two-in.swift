// expected: wrongResult
// The async lock is free for a moment before the woken waiter takes it: two are inside.

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

/// A lock that suspends.
private actor AsyncLock {
  private var isLocked = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func lock() async {
    if isLocked {
      await withCheckedContinuation { waiters.append($0) }
    }
    isLocked = true
  }

  func unlock() {
    isLocked = false
    if !waiters.isEmpty {
      waiters.removeFirst().resume()
    }
  }
}

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private let doctors = Diary()
  private let rooms = Diary()
  private let lock = AsyncLock()

  /// Takes the doctor and the room for this hour if both are free, and says whether it did.
  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    await lock.lock()
    var isBooked = false
    if await doctors.isFree(doctor, at: hour), await rooms.isFree(room, at: hour) {
      await doctors.take(doctor, at: hour)
      await rooms.take(room, at: hour)
      isBooked = true
    }
    await lock.unlock()
    return isBooked
  }

  /// The doctors and rooms that are taken at this hour, sorted.
  func taken(at hour: Int) async -> [String] {
    await lock.lock()
    let taken = await doctors.names(at: hour) + rooms.names(at: hour)
    await lock.unlock()
    return taken.sorted()
  }
}
