import Grading
import Synchronization

/// The camera is busy a few times: the photo is read again after a pause, in its own place.
func busyAtFirst() async {
  let camera = CheckBusyCamera(atMost: 1, attempts: 3, refusals: ["beach": 2, "city": 1])
  let results = checked(await camera.importer.importAll(["beach", "forest", "city"]))
  expect(
    results, equals: ["beach", "forest", "city"].map(camera.photo),
    "a photo that is refused is read again")
  expect(camera.reads("beach"), equals: 3, "a photo is read until that succeeds")
  expect(camera.reads("forest"), equals: 1, "a photo that was read is not read again")
  expect(camera.pauses, equals: 3, "there is one pause before each further attempt")
}

/// Two places: a photo keeps its place while it pauses.
func placeKept() async {
  let camera = CheckBusyCamera(atMost: 2, attempts: 2, refusals: ["beach": 1, "forest": 1])
  let results = checked(await camera.importer.importAll(["beach", "forest", "city"]))
  expect(
    results, equals: ["beach", "forest", "city"].map(camera.photo),
    "a photo that is refused is read again")
  expect(camera.pauses, equals: 2, "there is one pause before each further attempt")
}

/// The camera stays busy, or fails: as many attempts as allowed, and no repetition of what is final.
func staysBusy() async {
  let attempts = given(2...4)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: attempts, refusals: ["beach": 99], broken: ["forest"],
    endedByCamera: ["city"])
  let results = checked(await camera.importer.importAll(["beach", "forest", "city"]))
  expect(
    results, equals: ["busy", "broken forest", "cancelled"],
    "the error of the last attempt is the result")
  expect(camera.reads("beach"), equals: attempts, "a photo is read as often as allowed")
  expect(camera.reads("forest"), equals: 1, "an error that is not CameraBusy is final")
  expect(camera.reads("city"), equals: 1, "a CancellationError is final")
  expect(camera.pauses, equals: attempts - 1, "there is no pause after the last attempt")
}

/// The camera is busy once, and then fails: that error is the result, and nothing is read again.
func busyThenBroken() async {
  let camera = CheckBusyCamera(
    atMost: 1, attempts: 3, refusals: ["beach": 1, "city": 1], broken: ["beach"],
    endedByCamera: ["city"])
  let results = checked(await camera.importer.importAll(["beach", "city"]))
  expect(
    results, equals: ["broken beach", "cancelled"],
    "an error that is not CameraBusy is the result, also after a CameraBusy")
  expect(camera.reads("beach"), equals: 2, "an error that is not CameraBusy is final")
  expect(camera.reads("city"), equals: 2, "a CancellationError is final")
  expect(camera.pauses, equals: 2, "there is one pause before each further attempt")
}

/// Two photos have the same name, and the camera is busy three times: each has two attempts of its own.
func busyForTheSameName() async {
  let camera = CheckBusyCamera(atMost: 1, attempts: 2, refusals: ["beach": 3])
  let results = checked(await camera.importer.importAll(["beach", "beach"]))
  expect(
    results.sorted(), equals: ["busy", camera.photo("beach")],
    "each of two photos with the same name has attempts of its own")
  expect(camera.reads("beach"), equals: 4, "a photo is read as often as allowed")
  expect(camera.pauses, equals: 2, "there is one pause before each further attempt")
}

/// One attempt is allowed: there is no pause.
func oneAttempt() async {
  let camera = CheckBusyCamera(atMost: 1, attempts: 1, refusals: ["beach": 1])
  let results = checked(await camera.importer.importAll(["beach", "forest"]))
  expect(
    results, equals: ["busy", camera.photo("forest")], "one attempt is made if one is allowed")
  expect(camera.pauses, equals: 0, "there is no pause after the last attempt")
}

/// Cancelled during a pause or at its end: no further attempt.
func cancelledInAPause() async {
  for isPatient in [false, true] { await cancelInAPause(attempts: 3, isPatient: isPatient) }
}

/// Cancelled during the last pause, which comes to its end: the last attempt does not begin either.
func cancelledBeforeTheLastAttempt() async { await cancelInAPause(attempts: 2, isPatient: true) }

private func cancelInAPause(attempts: Int, isPatient: Bool) async {
  let bell = CheckBell(at: 1)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: attempts, refusals: ["beach": 99, "forest": 99], isPatient: isPatient,
    pausing: bell.ring)
  let importing = Task {
    defer { bell.ringAnyway() }
    return checked(await camera.importer.importAll(["beach", "forest"]))
  }
  await bell.rings()
  importing.cancel()
  let results = await importing.value
  expect(
    Set(results).isSubset(of: ["busy", "cancelled"]) && results.count == 2
      && results.contains("cancelled"),
    "a photo that was not read has CancellationError or CameraBusy as its result")
  expect(camera.readsInAll, equals: 1, "no attempt begins after a cancellation")
  expect(camera.pauses, equals: 1, "no pause begins after a cancellation")
  expect(isPatient || camera.isCancelledInAPause, "the pauses under way are cancelled")
}

/// Cancelled during an attempt that goes on and is then refused: neither a pause nor another attempt.
func cancelledInAnAttempt() async {
  let bell = CheckBell(at: 1)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: 3, refusals: ["beach": 99, "forest": 99], isPatient: true,
    reading: bell.ring)
  let importing = Task {
    defer { bell.ringAnyway() }
    return checked(await camera.importer.importAll(["beach", "forest"]))
  }
  await bell.rings()
  importing.cancel()
  let results = await importing.value
  expect(
    Set(results).isSubset(of: ["busy", "cancelled"]) && results.count == 2
      && results.contains("cancelled"),
    "a photo that was not read has CancellationError or CameraBusy as its result")
  expect(camera.readsInAll, equals: 1, "no attempt begins after a cancellation")
  expect(camera.pauses, equals: 0, "no pause begins after a cancellation")
}

/// Cancelled during the first of three attempts, which goes on and then fails: its error is the result.
func brokenAfterACancellation() async {
  let bell = CheckBell(at: 1)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: 3, refusals: [:], broken: ["beach"], isPatient: true, reading: bell.ring)
  let importing = Task {
    defer { bell.ringAnyway() }
    return checked(await camera.importer.importAll(["beach"]))
  }
  await bell.rings()
  importing.cancel()
  let results = await importing.value
  expect(
    results, equals: ["broken beach"],
    "an attempt that was under way when the import was cancelled has its own error")
}

/// A camera that refuses photos a few times; readings and pauses both take the place of a photo.
final class CheckBusyCamera: Sendable {
  private let work: Work
  private let atMost: Int
  private let attempts: Int
  private let refusals: [String: Int]
  private let broken: Set<String>
  private let endedByCamera: Set<String>
  private let isPatient: Bool
  private let reading: @Sendable (Int) -> Void
  private let pausing: @Sendable (Int) -> Void

  /// - Parameters:
  ///   - refusals: How often each photo is refused.
  ///   - isPatient: Whether readings and pauses go on in a task that is cancelled.
  ///   - reading, pausing: Are told the number of each reading and pause that begins, if they matter.
  init(
    atMost: Int, attempts: Int, refusals: [String: Int], broken: Set<String> = [],
    endedByCamera: Set<String> = [], isPatient: Bool = false,
    reading: @escaping @Sendable (Int) -> Void = { _ in },
    pausing: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    work = Work(atMost: atMost)
    self.atMost = atMost
    self.attempts = attempts
    self.refusals = refusals
    self.broken = broken
    self.endedByCamera = endedByCamera
    self.isPatient = isPatient
    self.reading = reading
    self.pausing = pausing
  }

  var importer: PhotoImporter {
    PhotoImporter(
      atOnce: atMost, attempts: attempts,
      pause: {
        try await self.spend("pause") { self.pausing(1) }
      }, progress: { _ in }, read: { try await self.read($0) })
  }

  func photo(_ name: String) -> String { "photo \(name)" }

  var pauses: Int { reads("pause") }
  var isCancelledInAPause: Bool { work.cancelled == ["pause"] }
  var readsInAll: Int { work.started.count { $0 != "pause" } }
  func reads(_ name: String) -> Int { work.started.count { $0 == name } }

  private func read(_ name: String) async throws -> String {
    // The attempts of one photo follow one another.
    let number = refusals[name] == nil ? 1 : reads(name) + 1
    try await spend(name) { self.reading(1) }
    if number <= refusals[name] ?? 0 { throw CameraBusy() }
    if broken.contains(name) { throw CheckCamera.Broken(name: name) }
    if endedByCamera.contains(name) { throw CancellationError() }
    return photo(name)
  }

  private func spend(_ name: String, _ notice: @escaping @Sendable () -> Void) async throws {
    guard isPatient else {
      notice()
      return try await work.fetch(name)
    }
    await Task {
      notice()
      try? await work.fetch(name)
    }.value
  }
}
