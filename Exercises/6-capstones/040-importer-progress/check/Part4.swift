import Grading
import Synchronization

/// Each photo is told as soon as it is there, and those that fail do not count.
func toldAtOnce() async {
  let camera = CheckCamera(
    atMost: 3, units: ["beach": 1, "forest": 4, "city": 2], broken: ["city"])
  let view = CheckView(units: 0, of: camera.work)
  let results = checked(
    await camera.importer(telling: view.show).importAll(["beach", "forest", "city"]))
  expect(
    results, equals: [camera.photo("beach"), camera.photo("forest"), "broken city"],
    "the results are those of the parts before")
  expect(view.told, equals: [1, 2], "progress counts the photos that were imported")
  expect(view.ended, equals: [1, 3], "progress is called as soon as a photo is there")
}

/// The view is slow: the calls follow one another, no photo waits for them, and the last one has ended.
func slowView() async {
  let camera = CheckCamera(atMost: 1, units: [:])
  let view = CheckView(units: 5, of: camera.work)
  let results = checked(
    await camera.importer(telling: view.show).importAll(["beach", "forest", "city"]))
  expect(view.work.inFlight, equals: 0, "it returns when the last call of progress has ended")
  expect(view.told, equals: [1, 2, 3], "progress is called with each number once, in order")
  expect(
    results, equals: camera.photos(["beach", "forest", "city"]),
    "the results are those of the parts before")
  expect(camera.work, takesAtMost: 4, "a slow progress keeps no photo from being read")
}

/// Eighteen photos are there before the first call has ended: each is told, one after the other.
func eighteenWaitForTheView() async {
  let names = (1...18).map { "photo \($0)" }
  let camera = CheckCamera(atMost: 1)
  let view = Work(atMost: 1)
  let told = Mutex<[Int]>([])
  let importer = camera.importer(telling: { done in
    told.withLock { $0.append(done) }
    try? await view.fetch("progress", units: 50)
  })
  let results = checked(await importer.importAll(names))
  expect(results, equals: camera.photos(names), "the results are those of the parts before")
  expect(
    told.withLock { $0 }, equals: Array(1...18),
    "progress is called with each number once, in order")
}

/// Two photos are there at the same moment: they are told one after the other.
func twoAtTheSameMoment() async {
  let camera = CheckCamera(atMost: 2, units: [:])
  let view = CheckView(units: 1, of: camera.work)
  let results = checked(await camera.importer(telling: view.show).importAll(["beach", "forest"]))
  expect(view.work.inFlight, equals: 0, "it returns when the last call of progress has ended")
  expect(view.told, equals: [1, 2], "progress is called with each number once, in order")
  expect(
    results, equals: camera.photos(["beach", "forest"]),
    "the results are those of the parts before")
}

/// A photo is there at the very moment at which a call ends: it is told, too.
func thereWhenACallEnds() async {
  let camera = CheckCamera(atMost: 2, units: ["beach": 1, "forest": 2])
  let view = CheckView(units: 1, of: camera.work)
  _ = await camera.importer(telling: view.show).importAll(["beach", "forest"])
  expect(view.told, equals: [1, 2], "every photo in the results was told")
}

/// Cancelled while a view is told: the photos that were imported are all told.
func cancelledWhileTold() async {
  let camera = CheckCamera(
    atMost: 1, turns: [.init(units: 0), .init(units: 1, isPatient: true), .init(units: 1000)])
  let bell = CheckBell(at: 2)
  let view = CheckView(units: 5, of: camera.work)
  let importing = Task {
    defer { bell.ringAnyway() }
    let results = checked(
      await camera.importer(telling: view.show, bell.ring).importAll(["beach", "forest", "city"]))
    expect(view.work.inFlight, equals: 0, "it returns when the last call of progress has ended")
    return results
  }
  await bell.rings()
  importing.cancel()
  let results = await importing.value
  expect(
    results.count { $0 != "cancelled" }, equals: 2,
    "what was read before and during the cancellation is imported")
  expect(view.told, equals: [1, 2], "every photo in the results was told")
}

/// Cancelled during two readings that go on: the first photo is told as soon as it is there.
func toldAfterACancellation() async {
  let camera = CheckCamera(
    atMost: 2, turns: [.init(units: 1, isPatient: true), .init(units: 5, isPatient: true)])
  let bell = CheckBell(at: 2)
  let view = CheckView(units: 0, of: camera.work)
  let importing = Task {
    defer { bell.ringAnyway() }
    _ = await camera.importer(telling: view.show, bell.ring).importAll(["beach", "forest"])
  }
  await bell.rings()
  importing.cancel()
  await importing.value
  expect(view.told, equals: [1, 2], "every photo in the results was told")
  expect(
    view.ended, equals: [1, 2],
    "progress is called as soon as a photo is there, also when the import was cancelled")
}

/// Nothing is imported: nothing is told.
func nothingToTell() async {
  let camera = CheckCamera(atMost: 1, units: [:], broken: ["beach"])
  let view = CheckView(units: 1, of: camera.work)
  let results = checked(await camera.importer(telling: view.show).importAll(["beach"]))
  expect(results, equals: ["broken beach"], "the results are those of the parts before")
  let none = checked(await camera.importer(telling: view.show).importAll([]))
  expect(none, equals: [], "no names have no results")
  expect(view.told, equals: [], "photos that fail do not count")
}

/// Two imports, one after the other, with equal and empty photos: each counts all of its own.
func twoImports() async {
  let view = CheckView(units: 1, of: Work())
  let importer = PhotoImporter(
    atOnce: 1, attempts: 1, pause: {}, progress: view.show, read: { $0 })
  for number in 1...2 {
    let results = checked(await importer.importAll(["beach", "", "beach"]))
    expect(
      results, equals: ["beach", "", "beach"], "the results are those of the parts before")
    expect(
      view.told, equals: (1...number).flatMap { _ in [1, 2, 3] },
      "progress is called with each number once, in order")
  }
}

/// A view that shows how far an import is, which takes its time.
final class CheckView: Sendable {
  let work = Work(atMost: 1)
  private let units: Int
  private let readings: Work
  private let calls = Mutex<[(told: Int, ended: Int)]>([])

  init(units: Int, of readings: Work) {
    self.units = units
    self.readings = readings
  }

  /// The numbers that it was told.
  var told: [Int] { calls.withLock { $0.map(\.told) } }
  /// How many readings had ended at each call.
  var ended: [Int] { calls.withLock { $0.map(\.ended) } }

  @Sendable func show(_ done: Int) async {
    let ended = units == 0 ? readings.finished.count : 0
    calls.withLock { $0.append((done, ended)) }
    await Task { try? await work.fetch("progress", units: units) }.value
  }
}

extension CheckCamera {
  /// An importer that tells how far it is.
  func importer(
    telling progress: @escaping @Sendable (_ done: Int) async -> Void,
    _ began: @escaping @Sendable (_ number: Int) -> Void = { _ in }
  ) -> PhotoImporter {
    let plain = importer(began)
    return PhotoImporter(
      atOnce: plain.atOnce, attempts: plain.attempts, pause: plain.pause, progress: progress,
      read: plain.read)
  }
}
