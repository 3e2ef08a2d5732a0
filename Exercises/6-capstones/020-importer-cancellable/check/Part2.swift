import Grading
import Synchronization

/// Cancelled while a photo is read: the one before it stays imported.
///
/// The reading ends at once, and its task may be marked before others are: the next reading may begin in between.
func cancelledWhileReading() async {
  let camera = CheckCamera(
    atMost: 1, turns: [.init(units: 1), .init(units: 1000)])
  let bell = CheckBell(at: 2)
  let names = ["beach", "forest", "city"]
  let importing = Task {
    defer { bell.ringAnyway() }
    return checked(await camera.importer(bell.ring).importAll(names))
  }
  await bell.rings()
  importing.cancel()
  let results = await importing.value
  let read = camera.begun.first
  expect(
    results, equals: names.map { $0 == read ? camera.photo($0) : "cancelled" },
    "what was imported is kept, and what was under way or not begun is cancelled")
}

/// Cancelled while photos are read that take their time all the same: they are in the results, and no other is read.
func readAllTheSame() async {
  let camera = CheckCamera(
    atMost: 2, turns: [.init(units: 3, isPatient: true), .init(units: 2, isPatient: true)])
  let bell = CheckBell(at: 2)
  let names = ["beach", "forest", "city"]
  let importing = Task {
    defer { bell.ringAnyway() }
    let results = checked(await camera.importer(bell.ring).importAll(names))
    expect(camera.work.inFlight, equals: 0, "it returns when the readings under way have ended")
    return results
  }
  await bell.rings()
  importing.cancel()
  let results = await importing.value
  let read = camera.begun
  expect(
    results, equals: names.map { read.contains($0) ? camera.photo($0) : "cancelled" },
    "a photo that was read although the import was cancelled is in the results")
  expect(read.count, equals: 2, "no photo is read after the cancellation")
}

/// Cancelled while a photo is read that takes its time all the same and then fails: its result is its error.
func failsAfterACancellation() async {
  let camera = CheckCamera(
    atMost: 1, turns: [.init(units: 2, isPatient: true, isBroken: true)])
  let bell = CheckBell(at: 1)
  let importing = Task {
    defer { bell.ringAnyway() }
    return checked(await camera.importer(bell.ring).importAll(["beach"]))
  }
  await bell.rings()
  importing.cancel()
  let results = await importing.value
  expect(
    results, equals: ["broken beach"],
    "a reading that was under way when the import was cancelled has its own error")
}

/// Cancelled before it begins: nothing is read.
func cancelledBefore() async {
  let camera = CheckCamera(
    atMost: 2, turns: [.init(units: 1, isPatient: true), .init(units: 1, isPatient: true)])
  let results = await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return checked(await camera.importer.importAll(["beach", "forest", "beach"]))
  }.value
  expect(
    results, equals: ["cancelled", "cancelled", "cancelled"],
    "the results of a cancelled import are cancellations")
  expect(camera.begun, equals: [], "an import that has been cancelled reads nothing")
}

/// Cancelled at any moment: each result is the photo or the cancellation, and nothing is left behind.
func cancelledAtAnyMoment() async {
  let camera = CheckCamera(atMost: 1)
  let importing = Task { checked(await camera.importer.importAll(["beach", "forest"])) }
  importing.cancel()
  let results = await importing.value
  let read = Set(camera.work.finished)
  expect(
    results,
    equals: ["beach", "forest"].map { read.contains($0) ? camera.photo($0) : "cancelled" },
    "each result is the photo, or the cancellation of one that was not read")
  expect(camera.work.inFlight, equals: 0, "it returns when the readings under way have ended")
}

/// Rings once, when something begins that a check waits for.
final class CheckBell: Sendable {
  private enum State {
    case silent, rung
    case awaited(CheckedContinuation<Void, Never>)
  }

  private let number: Int
  private let state = Mutex(State.silent)

  /// - Parameter number: At which of several things it rings, from 1.
  init(at number: Int) { self.number = number }

  @Sendable func ring(_ number: Int) {
    if number == self.number { ringAnyway() }
  }

  /// Rings although it may not be time, so that nobody waits for what never begins.
  func ringAnyway() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .rung }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume()
  }

  func rings() async {
    await withCheckedContinuation { continuation in
      let hasRung = state.withLock { state in
        if case .rung = state { return true }
        state = .awaited(continuation)
        return false
      }
      if hasRung { continuation.resume() }
    }
  }
}
