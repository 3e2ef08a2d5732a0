import Grading
import Synchronization

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

/// An attempt fails for two, and the urgent one asks again before the other one goes on: each attempt has its own error.
func eachAttemptHasItsError() async {
  let attempts = Mutex(0)
  let cache = PictureCache { name in
    let attempt = attempts.withLock { attempts in
      attempts += 1
      return attempts
    }
    if attempt == 1 { try await Work().fetch(name, units: 2) }
    throw Numbered(attempt: attempt)
  }
  let patient = Task(priority: .low) { await failedAttempt(cache, "harbour") }
  let urgent = Task(priority: .high) {
    [await failedAttempt(cache, "harbour"), await failedAttempt(cache, "harbour")]
  }
  let (one, others): (Int?, [Int?]) = (await patient.value, await urgent.value)
  expect(one, equals: 1, "every caller gets the error of the attempt that it waited for")
  expect(others, equals: [1, 2], "every caller gets the error of the attempt that it waited for")
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

/// The error of one attempt.
private struct Numbered: Error { let attempt: Int }

private func failedAttempt(_ cache: PictureCache, _ name: String) async -> Int? {
  do {
    _ = try await cache.picture(name)
    return nil
  } catch {
    return (error as? Numbered)?.attempt
  }
}

private func shownAfterRetry(_ cache: PictureCache, _ name: String) async -> String? {
  do {
    return try await cache.picture(name)
  } catch {
    return try? await cache.picture(name)
  }
}
