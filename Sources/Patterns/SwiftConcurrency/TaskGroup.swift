import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Pattern {
  /// Any number of tasks that belong together.
  static let taskGroup = Pattern(
    "task-group", chapter: .swiftConcurrency,
    summary: "a catalogue of photos (JSON, then pictures) from the loopback server: sequential, "
      + "unlimited group, group limited to k; results in order; failed ones dropped and counted",
    lookFor: "How many fetches are on their way at once, by the `peak`: one, all, and never more "
      + "than two. The photos end in any order, and the catalogue's is the one in which they "
      + "are `shown`.",
    why: "A group's children run at once and end in any order, so each brings its place in the "
      + "catalogue with it. A limit is kept by adding the next child when one has ended. No child "
      + "outlives the group, whichever way it is left.",
    compareWith: ["async-let", "bounded", "group"],
    parts: [
      .asynchronous("one after the other") { try await show($0, atOnce: 1) },
      .asynchronous("a group, all at once") { try await show($0, atOnce: .max) },
      .asynchronous("a group, two at once") { try await show($0, atOnce: 2) },
      .asynchronous("the stage's own tasks in a group", comparable: true, stagesTasks),
    ])
}

private func show(_ stage: Stage, atOnce limit: Int) async throws {
  let server = try PhotoServer(for: stage)
  defer { server.stop() }
  // A session has six connections to a server at once unless it is told otherwise.
  let session = URLSession(configuration: .withoutCache(connections: 100))
  defer { session.finishTasksAndInvalidate() }

  @Sendable func fetch(_ name: String) async throws -> Data {
    let url = server.url(name)
    stage.waits(for: name)
    let (data, response) = try await session.data(from: url)
    return try PhotoReply.body(data, response)
  }

  let names = try await PhotoReply.catalogue(fetch("catalogue")).map(\.name)
  stage.say("the catalogue lists \(names.count) photos")

  stage.waits(for: "the photos")
  let photos = await inOrder(names, atOnce: limit) { name -> Image? in
    do {
      let picture = try await PhotoReply.picture(fetch(name))
      stage.say("\(name) is here")
      return picture
    } catch {
      stage.say("no \(name): \(PhotoError.reason(error))")
      return nil
    }
  }

  let shown = zip(names, photos).filter { $1 != nil }.map { $0.0 }
  stage.say("shown: \(shown.joined(separator: ", "))")
  stage.show("shown", shown.count)
  stage.show("dropped", names.count - shown.count)
}

/// Turns each name into a result, a number of them at once, and gives the results in the order of
/// the names.
private func inOrder<Result: Sendable>(
  _ names: [String], atOnce limit: Int, _ make: @escaping @Sendable (String) async -> Result?
) async -> [Result?] {
  await withTaskGroup(of: (place: Int, result: Result?).self) { group in
    var results = [Result?](repeating: nil, count: names.count)
    for (place, name) in names.enumerated() {
      // The group is full: wait until one child has ended before the next is added.
      if place >= limit, let ended = await group.next() {
        results[ended.place] = ended.result
      }
      group.addTask(name: name) { (place, await make(name)) }
    }
    for await ended in group { results[ended.place] = ended.result }
    return results
  }
}

private func stagesTasks(_ stage: Stage) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for chore in stage.chores {
      group.addTask(name: chore.name) {
        try await chore.perform()
        stage.say("\(chore.name) is done")
      }
    }
    stage.waits(for: "the group")
    try await group.waitForAll()
  }
  stage.say("everything is done")
}
