import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Pattern {
  /// Several things asked for at once.
  static let asyncLet = Pattern(
    "async-let", chapter: .swiftConcurrency,
    summary: "three independent fetches: awaited one by one, then together",
    lookFor: "In the first part each fetch begins when the one before has ended: `photo 2` comes "
      + "last. In the second all three are on their way before the first is awaited: `all three "
      + "are asked for`.",
    why: "await is a place where the function stops. An async let starts the work at once and "
      + "leaves the stopping for later, where the value is needed: the makespan is that of the "
      + "longest fetch instead of the sum. It is for a number of things that is known when the code "
      + "is written; for any number there is a task group.",
    compareWith: ["task-group", "async-await"],
    parts: [
      .asynchronous("awaited one by one", mistake: .ofTime, repair: 2, oneByOne),
      .asynchronous("awaited together", together),
    ])
}

private func oneByOne(_ stage: Stage) async throws {
  let album = try await Album(for: stage)
  defer { album.close() }

  let cover = try await album.picture("photo 1")
  let info = try await album.catalogue()
  let photo = try await album.picture("photo 2")

  stage.say("a cover of \(cover.size), \(info.count) entries, a photo of \(photo.size)")
}

private func together(_ stage: Stage) async throws {
  let album = try await Album(for: stage)
  defer { album.close() }

  async let cover = album.picture("photo 1")
  async let info = album.catalogue()
  async let photo = album.picture("photo 2")
  stage.say("all three are asked for")

  stage.waits(for: "all three")
  let page = try await (cover, info, photo)
  stage.say("a cover of \(page.0.size), \(page.1.count) entries, a photo of \(page.2.size)")
}

/// Photos on a server of their own.
private struct Album: Sendable {
  private let stage: Stage
  private let server: PhotoServer
  private let session = URLSession(configuration: .withoutCache())

  init(for stage: Stage) async throws {
    self.stage = stage
    server = try PhotoServer(for: stage)
    // Making connections is no part of what is compared, and keeps a processor busy.
    try await server.open(3, of: session)
  }

  func picture(_ name: String) async throws -> Image {
    try await PhotoReply.picture(fetch(name))
  }

  func catalogue() async throws -> [ListedPhoto] {
    try await PhotoReply.catalogue(fetch("catalogue"))
  }

  private func fetch(_ name: String) async throws -> Data {
    let url = server.url(name)
    stage.waits(for: name)
    let (data, response) = try await session.data(from: url)
    stage.say("\(name) is here")
    return try PhotoReply.body(data, response)
  }

  func close() {
    session.finishTasksAndInvalidate()
    server.stop()
  }
}
