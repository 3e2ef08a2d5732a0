import Grading
import Synchronization

/// Two ask for one picture at the same time, a third one later: it is loaded once.
func onePictureForAll() async throws {
  let work = Work()
  let size = given(16...512)
  let cache = PictureCache { name in
    try await work.fetch(name, units: 2)
    return "\(name), \(size) pixels"
  }
  async let list = cache.picture("harbour")
  async let headline = cache.picture("harbour")
  var shown: [String] = try await [list, headline]
  shown.append(try await cache.picture("harbour"))

  let whole = "harbour, \(size) pixels"
  expect(shown, equals: [whole, whole, whole], "every caller gets the picture")
  expect(work.started, equals: ["harbour"], "a picture is loaded once, however many ask for it")
}

/// A load takes no time, and another caller asks at any moment: it is loaded once, also if it is empty.
func askedAtAnyMoment() async throws {
  let work = Work()
  let cache = PictureCache { name in
    try await work.fetch(name, units: 0)
    return ""
  }
  async let list = cache.picture("harbour")
  async let headline = cache.picture("harbour")
  let shown: [String] = try await [list, headline]
  expect(shown, equals: ["", ""], "every caller gets the picture")
  expect(work.started, equals: ["harbour"], "a picture is loaded once, however many ask for it")
}

/// Different pictures are loaded at the same time, each once.
func differentPictures() async throws {
  let work = Work()
  let size = given(16...512)
  let cache = PictureCache { name in
    try await work.fetch(name, units: 3)
    return "\(name), \(size) pixels"
  }
  async let one = cache.picture("harbour")
  async let other = cache.picture("market")
  let shown: [String] = try await [one, other]

  expect(
    shown, equals: ["harbour, \(size) pixels", "market, \(size) pixels"],
    "every caller gets the picture that it asked for")
  expect(work.started.count, equals: 2, "each picture is loaded once")
  expect(work, takesAtMost: 4, "different pictures are loaded at the same time")
}

/// Six pictures are on their way at the same time, and the first one is asked for four times: each is loaded once.
func sixPictures() async throws {
  let work = Work()
  let cache = PictureCache { name in
    try await work.fetch(name, units: 20)
    return name
  }
  let names = ["market", "harbour", "Harbour", "bridge", "tower", "beach"]
  let asked = names + [names[0], names[0], names[0]]
  var callers: [Task<String?, Never>] = []
  for name in asked {
    callers.append(Task { try? await cache.picture(name) })
    try? await Work().fetch("a while")
  }
  var shown: [String?] = []
  for caller in callers { shown.append(await caller.value) }
  expect(shown, equals: asked, "every caller gets the picture that it asked for")
  expect(work, reachesAtOnce: 6, "different pictures are loaded at the same time")
  for name in names { _ = try await cache.picture(name) }
  expect(work.started, equals: names, "a picture is loaded once, however many ask for it")
}

/// Every caller that waited gets the error; a later one loads again.
func anErrorIsNotKept() async {
  let server = CheckServer()
  let cache = PictureCache { name in try await server.load(name) }
  async let list = fails(cache, "harbour")
  async let headline = fails(cache, "harbour")
  let failures: [Bool] = await [list, headline]
  expect(failures, equals: [true, true], "the error reaches every caller that waited")
  expect(server.work.started.count, equals: 1, "an attempt that fails is made once for all")

  server.isUp.withLock { $0 = true }
  let shown: String? = try? await cache.picture("harbour")
  expect(shown, equals: "harbour", "a request after an error loads again")
  expect(server.work.started.count, equals: 2, "a request after an error loads once more")
}

/// A load throws a `CancellationError`, though nobody has cancelled it: that error is not kept either.
func anErrorLikeACancellation() async {
  let isUp = Mutex(false)
  let cache = PictureCache { name in
    guard isUp.withLock({ $0 }) else { throw CancellationError() }
    return name
  }
  let before: String? = try? await cache.picture("harbour")
  expect(before, equals: nil, "the error reaches every caller that waited")
  isUp.withLock { $0 = true }
  let after: String? = try? await cache.picture("harbour")
  expect(after, equals: "harbour", "a request after an error loads again")
}

/// A caller that gets the error asks again at once: the picture is loaded again, once for all.
func aCallerRetriesAtOnce() async {
  let work = Work()
  let isUp = Mutex(false)
  let cache = PictureCache { name in
    let isFine = isUp.withLock { isUp in
      defer { isUp = true }
      return isUp
    }
    try await work.fetch(name)
    guard isFine else { throw CheckServer.Down() }
    return name
  }
  async let list = shownAfterRetry(cache, "harbour")
  async let headline = shownAfterRetry(cache, "harbour")
  let shown: [String?] = await [list, headline]
  expect(shown, equals: ["harbour", "harbour"], "a request after an error loads again")
  expect(work.started.count, equals: 2, "a request after an error loads once more for all")
}

/// An attempt fails at once, and two ask after it: it is loaded once more, for both.
func twoAskAfterAnError() async {
  let work = Work()
  let isUp = Mutex(false)
  let cache = PictureCache { name in
    guard isUp.withLock({ $0 }) else { throw CheckServer.Down() }
    try await work.fetch(name)
    return name
  }
  let isDown = await fails(cache, "harbour")
  expect(isDown, "every caller gets the error of the attempt that it waited for")
  isUp.withLock { $0 = true }
  async let list = try? cache.picture("harbour")
  async let headline = try? cache.picture("harbour")
  let shown: [String?] = await [list, headline]
  expect(shown, equals: ["harbour", "harbour"], "a request after an error loads again")
  expect(work.started, equals: ["harbour"], "a request after an error loads once more for all")
}

/// One of two callers that wait is cancelled; the other one gets the picture, and it is kept.
func oneGivesUp() async {
  let work = Work()
  let size = given(16...512)
  let cache = PictureCache { name in
    try await work.fetch(name, units: 2)
    return "\(name), \(size) pixels"
  }
  let leaving = Task { try? await cache.picture("harbour") }
  let staying = Task { try? await cache.picture("harbour") }
  leaving.cancel()
  let shown: String? = await staying.value
  _ = await leaving.value
  expect(
    shown, equals: "harbour, \(size) pixels", "the caller that is not cancelled gets the picture")
  let loads = work.started.count
  let again: String? = try? await cache.picture("harbour")
  expect(again, equals: shown, "every caller gets the picture")
  expect(work.started.count, equals: loads, "a picture that was loaded is not loaded again")
}

/// A caller is cancelled, and its attempt fails; another one asks again at once, and a third one during that.
func oneGivesUpBeforeAnError() async {
  let work = Work()
  let isUp = Mutex(false)
  let cache = PictureCache { name in
    let isFine = isUp.withLock { isUp in
      defer { isUp = true }
      return isUp
    }
    try await work.fetch(name, units: 2)
    guard isFine else { throw CheckServer.Down() }
    return name
  }
  let leaving = Task { try? await cache.picture("harbour") }
  try? await Work().fetch("a while")
  leaving.cancel()
  async let list = shownAfterRetry(cache, "harbour")
  try? await Work().fetch("a while", units: 2)
  let headline = try? await cache.picture("harbour")
  let shown: [String?] = await [list, headline]
  _ = await leaving.value
  expect(shown, equals: ["harbour", "harbour"], "a request after an error loads again")
  expect(work.started.count, equals: 2, "a request after an error loads once more for all")
}

/// One picture cannot be loaded: another one, which has been loaded, is not loaded again.
func aFailureConcernsItsPictureOnly() async throws {
  let work = Work()
  let cache = PictureCache { name in
    try await work.fetch(name)
    if name == "market" { throw CheckServer.Down() }
    return name
  }
  let before: String = try await cache.picture("harbour")
  let isDown = await fails(cache, "market")
  let after: String = try await cache.picture("harbour")
  expect(isDown, "every caller gets the error of the attempt that it waited for")
  expect([before, after], equals: ["harbour", "harbour"], "every caller gets the picture")
  expect(
    work.started, equals: ["harbour", "market"],
    "a picture is loaded once, whatever becomes of the others")
}

/// A server that is down at first.
private final class CheckServer: Sendable {
  let isUp = Mutex(false)
  let work = Work()

  func load(_ name: String) async throws -> String {
    try await work.fetch(name)
    guard isUp.withLock({ $0 }) else { throw Down() }
    return name
  }

  struct Down: Error {}
}

private func fails(_ cache: PictureCache, _ name: String) async -> Bool {
  do {
    _ = try await cache.picture(name)
    return false
  } catch {
    return error is CheckServer.Down
  }
}

private func shownAfterRetry(_ cache: PictureCache, _ name: String) async -> String? {
  do {
    return try await cache.picture(name)
  } catch {
    return try? await cache.picture(name)
  }
}
