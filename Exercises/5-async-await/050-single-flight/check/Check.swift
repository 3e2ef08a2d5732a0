import Grading

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

/// Two caches with loads of their own and a picture of the same name: each has its own.
func eachCacheHasItsPictures() async throws {
  let size = given(16...512)
  let old = PictureCache { "\($0), \(size) pixels" }
  let new = PictureCache { "\($0), 1024 pixels" }
  let shown: [String] = [try await old.picture("harbour"), try await new.picture("harbour")]
  expect(
    shown, equals: ["harbour, \(size) pixels", "harbour, 1024 pixels"],
    "every caller gets the picture that its own cache has loaded")
}
