import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Pattern {
  /// The fetches of `callback` with `async` and `await`.
  static let asyncAwait = Pattern(
    "async-await", chapter: .swiftConcurrency,
    summary: "the same fetch with async/await: same output, errors thrown",
    lookFor: "The lines are those of callback, in the same order. The code reads from top to "
      + "bottom, and `first task` waits for one answer after the other. In the second part "
      + "one catch serves three fetches: `stopped: the server answered 500`.",
    why: "At each await the task is suspended and its thread is free for other work; it resumes "
      + "when the answer is there. What was nested becomes a sequence, and an error leaves the "
      + "function as any other error does.",
    compareWith: ["callback", "continuation", "async-let"],
    parts: [
      .asynchronous("the same steps, one below the other", sequence),
      .asynchronous("one catch for all", oneCatch),
    ])
}

private func sequence(_ stage: Stage) async throws {
  let server = try PhotoServer(for: stage)
  defer { server.stop() }
  let session = URLSession(configuration: .withoutCache())
  defer { session.finishTasksAndInvalidate() }

  func fetch(_ name: String) async throws -> Data {
    stage.say("asking for \(name)")
    let url = server.url(name)
    stage.waits(for: name)
    let (data, response) = try await session.data(from: url)
    return try PhotoReply.body(data, response)
  }

  do {
    let photos = try await PhotoReply.catalogue(fetch("catalogue"))
    stage.say("the catalogue lists \(photos.count) photos")
  } catch {
    stage.say("no catalogue: \(PhotoError.reason(error))")
  }
  for name in ["photo 1", "missing", "cut"] {
    do {
      let picture = try await PhotoReply.picture(fetch(name))
      stage.say("\(name): \(picture.size)")
    } catch {
      stage.say("no \(name): \(PhotoError.reason(error))")
    }
  }
}

private func oneCatch(_ stage: Stage) async throws {
  let server = try PhotoServer(for: stage)
  defer { server.stop() }
  let session = URLSession(configuration: .withoutCache())
  defer { session.finishTasksAndInvalidate() }

  func fetch(_ name: String) async throws -> Data {
    let url = server.url(name)
    stage.waits(for: name)
    let (data, response) = try await session.data(from: url)
    return try PhotoReply.body(data, response)
  }

  var fetched = 0
  do {
    for name in ["photo 1", "broken", "small photo 1"] {
      let picture = try await PhotoReply.picture(fetch(name))
      fetched += 1
      stage.say("\(name): \(picture.size)")
    }
  } catch {
    // Whatever stood after the failing fetch was skipped.
    stage.say("stopped: \(PhotoError.reason(error))")
  }
  stage.show("photos before the error", fetched)
}
