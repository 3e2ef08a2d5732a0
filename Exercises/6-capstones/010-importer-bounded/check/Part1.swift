import Grading
import Synchronization

/// Two at once, and a photo that takes long: no place stays free, and the results are in order.
func twoAtOnce() async {
  let camera = CheckCamera(atMost: 2, units: ["beach": 4, "forest": 1, "city": 2])
  let results = await camera.importer.importAll(["beach", "forest", "city"])
  expect(
    checked(results), equals: camera.photos(["beach", "forest", "city"]),
    "the photos are in the order of the names")
  expect(camera.work.finished.count, equals: 3, "each photo is read once")
  expect(camera.work, takesAtMost: 5, "the next photo starts as soon as another one has ended")
}

/// Five at once, and six photos: five of them are read at the same time, and the sixth has to wait.
func fiveAtOnce() async {
  let names = (1...6).map { "photo \($0)" }
  let camera = CheckCamera(
    atMost: 5, units: Dictionary(uniqueKeysWithValues: zip(names, 11...16)))
  let results = await camera.importer.importAll(names)
  expect(
    checked(results), equals: camera.photos(names), "the photos are in the order of the names")
  expect(camera.work, reachesAtOnce: 5, "as many photos are read at once as are allowed")
}

/// Some cannot be read: the others are, and a place that becomes free by a failure is taken.
func someFail() async {
  let camera = CheckCamera(
    atMost: 2, units: ["beach": 1, "forest": 3, "city": 2], broken: ["beach", "city"])
  let results = await camera.importer.importAll(["beach", "forest", "city"])
  expect(
    checked(results),
    equals: ["broken beach", camera.photo("forest"), "broken city"],
    "each result is the photo of that name or the error of its reading")
  expect(camera.work.started.count, equals: 3, "a failure keeps no other photo from being read")
  expect(camera.work, takesAtMost: 4, "the next photo starts as soon as another one has failed")
}

/// Two readings end with a `CancellationError` of the camera: that is an error like others.
func cancelledByTheCamera() async {
  let camera = CheckCamera(atMost: 2, endedByCamera: ["beach", "city"])
  let results = await camera.importer.importAll(["beach", "forest", "city", "harbour"])
  let (forest, harbour) = (camera.photo("forest"), camera.photo("harbour"))
  expect(
    checked(results), equals: ["cancelled", forest, "cancelled", harbour],
    "a CancellationError of one reading concerns that photo only")
  expect(camera.work.started.count, equals: 4, "each photo is read once, whatever its error is")
}

/// One at a time, with the same name twice, and photos that take no time.
func oneAtATime() async {
  let camera = CheckCamera(atMost: 1, units: ["beach": 0, "forest": 0])
  let names = ["beach", "forest", "beach"]
  let results = await camera.importer.importAll(names)
  expect(checked(results), equals: camera.photos(names), "there is one result for each name")
  expect(
    camera.work.finished.sorted(), equals: ["beach", "beach", "forest"],
    "a photo is read for each time that its name is there")
}

/// Two photos have the same name, and one of them cannot be read: each has the result of its own reading.
func oneOfTwoWithTheSameName() async {
  let camera = CheckCamera(
    atMost: 2, turns: [.init(units: 1), .init(units: 2, isBroken: true)])
  let results = checked(await camera.importer.importAll(["beach", "beach"]))
  expect(
    results.sorted(), equals: [camera.photo("beach"), "broken beach"],
    "each of two photos with the same name has a result of its own")
}

/// Fewer photos than may be read at once, and none at all.
func fewerThanTheLimit() async {
  let camera = CheckCamera(
    atMost: 3, units: ["beach": 2, "forest": 2], size: given(16...512))
  let results = await camera.importer.importAll(["beach", "forest"])
  expect(
    checked(results), equals: camera.photos(["beach", "forest"]),
    "with fewer photos than the limit there is a result of each")
  expect(camera.work, reachesAtOnce: 2, "with fewer photos than the limit they are read at once")
  let none = checked(await camera.importer.importAll([]))
  expect(none, equals: [], "no names have no results")
}

/// Two importers, one after the other, each with its own limit; one photo is empty, and so is its name.
func anotherImporter() async {
  for limit in [2, 1] {
    let work = Work(atMost: limit)
    let importer = PhotoImporter(
      atOnce: limit, attempts: 1, pause: {}, progress: { _ in },
      read: { name in
        try await work.fetch(name, units: 1)
        if name == "beach" { throw CameraBusy() }
        return name
      })
    let results = checked(await importer.importAll(["beach", "", "city"]))
    expect(
      results, equals: ["busy", "", "city"],
      "each result is the photo of that name or the error of its reading")
    expect(work.finished.contains(""), "a photo with an empty name is read like others")
    expect(work.started.count, equals: 3, "each photo is read once, whatever its error is")
    expect(work, reachesAtOnce: limit, "as many photos are read at once as are allowed")
  }
}

/// Two importers at the same time, each of which may read one photo at once: none waits for the other one's photos.
func twoImporters() async {
  let cameras = (1...2).map { _ in CheckCamera(atMost: 1, units: ["beach": 2, "forest": 2]) }
  async let first = cameras[0].importer.importAll(["beach", "forest"])
  async let second = cameras[1].importer.importAll(["beach", "forest"])
  let results = await [checked(first), checked(second)]
  for (camera, result) in zip(cameras, results) {
    expect(result, equals: camera.photos(["beach", "forest"]), "there is one result for each name")
    expect(camera.work, takesAtMost: 4, "each importer has a limit of its own")
  }
}

/// A camera whose photos take their time; some fail, and some are read although their task is cancelled.
final class CheckCamera: Sendable {
  struct Broken: Error { let name: String }

  /// How long a reading takes, for tests in which any photo may be the first.
  struct Turn {
    var units: Int
    /// Whether it goes on although its task is cancelled.
    var isPatient = false
    /// Whether it ends with an error.
    var isBroken = false
  }

  let work: Work
  private let atMost: Int
  private let units: [String: Int]
  private let broken: Set<String>
  private let endedByCamera: Set<String>
  private let turns: [Turn]
  private let order = Mutex<[String]>([])
  private let size: Int

  init(
    atMost: Int, units: [String: Int] = [:], broken: Set<String> = [],
    endedByCamera: Set<String> = [], turns: [Turn] = [], size: Int = 64
  ) {
    work = Work(atMost: atMost)
    self.atMost = atMost
    self.units = units
    self.broken = broken
    self.endedByCamera = endedByCamera
    self.turns = turns
    self.size = size
  }

  /// The names in the order in which their readings began, if they have turns.
  var begun: [String] { order.withLock { $0 } }

  var importer: PhotoImporter { importer { _ in } }

  /// - Parameter began: Is told when a reading begins, with its number.
  func importer(_ began: @escaping @Sendable (_ number: Int) -> Void) -> PhotoImporter {
    PhotoImporter(
      atOnce: atMost, attempts: 1, pause: {}, progress: { _ in },
      read: { try await self.read($0, began) })
  }

  func photo(_ name: String) -> String { "\(name) \(size)" }
  func photos(_ names: [String]) -> [String] { names.map { photo($0) } }

  /// Their order is another thing to explore: it is noted only where a check needs it.
  private func turn(_ name: String, _ began: (Int) -> Void) -> Turn {
    guard !turns.isEmpty else { return Turn(units: units[name] ?? 1) }
    let number = order.withLock { order in
      order.append(name)
      return order.count
    }
    began(number)
    return turns.dropFirst(number - 1).first ?? Turn(units: 1)
  }

  private func read(_ name: String, _ began: (Int) -> Void) async throws -> String {
    let turn = turn(name, began)
    if turn.isPatient {
      await Task { try? await work.fetch(name, units: turn.units) }.value
    } else {
      try await work.fetch(name, units: turn.units)
    }
    if turn.isBroken || broken.contains(name) { throw Broken(name: name) }
    if endedByCamera.contains(name) { throw CancellationError() }
    return photo(name)
  }
}

/// What came of each photo.
func checked(_ results: [Result<String, any Error>]) -> [String] {
  results.map { result in
    switch result {
    case .success(let photo): return photo
    case .failure(let error as CheckCamera.Broken): return "broken \(error.name)"
    case .failure(let error):
      if error is CameraBusy { return "busy" }
      return error is CancellationError ? "cancelled" : "another error"
    }
  }
}
