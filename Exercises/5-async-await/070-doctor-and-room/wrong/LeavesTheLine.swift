// diagnosis: wrongResult
// Who is cancelled in the line opens the gate, as if it had come in: two requests are inside then.

/// Lets in one request at a time.
actor Gate {
  private var isBusy = false
  private var line: [(number: Int, turn: CheckedContinuation<Bool, Never>)] = []
  private var number = 0

  /// Returns whether the request is inside; not if its task was cancelled while it waited.
  func enter() async -> Bool {
    guard isBusy else {
      isBusy = true
      return true
    }
    number += 1
    let number = number
    return await withTaskCancellationHandler {
      await withCheckedContinuation { line.append((number, $0)) }
    } onCancel: {
      Task { await self.giveUp(number) }
    }
  }

  func leave() {
    if line.isEmpty { isBusy = false } else { line.removeFirst().turn.resume(returning: true) }
  }

  private func giveUp(_ number: Int) {
    guard let place = line.firstIndex(where: { $0.number == number }) else { return }
    line.remove(at: place).turn.resume(returning: false)
    isBusy = false
  }
}

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

/// The appointments of a clinic: each needs a doctor and a room.
final class Clinic: Sendable {
  private let doctors = Diary()
  private let rooms = Diary()
  private let gate = Gate()

  func book(_ doctor: String, in room: String, at hour: Int) async -> Bool {
    guard await gate.enter() else { return false }
    var isFree = false
    if await doctors.isFree(doctor, at: hour), await rooms.isFree(room, at: hour) {
      isFree = true
      await doctors.take(doctor, at: hour)
      await rooms.take(room, at: hour)
    }
    await gate.leave()
    return isFree
  }

  func taken(at hour: Int) async -> [String] {
    await Task {
      _ = await gate.enter()
      let taken = await doctors.names(at: hour) + rooms.names(at: hour)
      await gate.leave()
      return taken.sorted()
    }.value
  }
}
