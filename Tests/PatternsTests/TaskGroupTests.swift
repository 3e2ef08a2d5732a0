import Testing
import Timeline

@Suite("async-let")
struct AsyncLetTests {
  /// What the server did, in the order in which it began.
  private func fetches(of part: Rehearsed) -> [Timeline.Span] { part.work }

  @Test("one by one: each fetch begins after the one before has ended")
  func oneByOne() throws {
    let part = try Rehearsed.parts(of: "async-let")[0]
    let fetches = fetches(of: part)
    #expect(fetches.map(\.label) == ["photo 1", "catalogue", "photo 2"])
    for (before, after) in zip(fetches, fetches.dropFirst()) { #expect(before.end <= after.start) }
  }

  @Test("together: all three are asked for before the values are awaited")
  func together() throws {
    let part = try Rehearsed.parts(of: "async-let")[1]
    #expect(Set(fetches(of: part).map(\.label)) == ["photo 1", "catalogue", "photo 2"])
    #expect(part.lines.contains("all three are asked for"))
    let starters = Set(part.timeline.links.map(\.from))
    #expect(starters.count == 3, "each fetch has a child task of its own")
  }

  @Test("both ways give the same page")
  func samePage() throws {
    let parts = try Rehearsed.parts(of: "async-let")
    let page = "a cover of 48 x 32 points, 7 entries, a photo of 48 x 32 points"
    #expect(parts.map(\.lines.last) == [page, page])
  }
}

final class AsyncLetExplored: Explored {
  // Awaited together, the answers come in any order, and even before the caller goes on.
  static let parts: [ExploredPart] = [
    .always(
      "photo 1 is here", "catalogue is here", "photo 2 is here",
      "a cover of 48 x 32 points, 4 entries, a photo of 48 x 32 points", speaks: true),
    .either(
      anyOrder(
        of: [
          "all three are asked for", "photo 1 is here", "catalogue is here",
          "photo 2 is here",
        ], then: "a cover of 48 x 32 points, 4 entries, a photo of 48 x 32 points"),
      speaks: true),
  ]
}

@Suite("task-group")
struct TaskGroupTests {
  @Test(
    "photos are shown in the catalogue's order, the failed ones dropped and counted",
    arguments: 0..<3)
  func inOrder(part: Int) throws {
    let part = try Rehearsed.parts(of: "task-group", tasks: 6)[part]
    #expect(part.lines.first == "the catalogue lists 8 photos")
    let names = (1...6).map { "photo \($0)" }.joined(separator: ", ")
    #expect(part.lines.last == "shown: \(names)")
    #expect(part.number("shown") == 6 && part.number("dropped") == 2)
    #expect(part.lines.contains("no missing: the server answered 404"))
    #expect(part.lines.contains("no cut: the connection was lost"))
  }

  @Test("never more fetches at once than the limit", arguments: [(0, 1), (2, 2)])
  func limit(part: Int, atOnce: Int) throws {
    let part = try Rehearsed.parts(of: "task-group", tasks: 9)[part]
    let waits = part.waits.filter { $0.label != "the photos" }
    let edges = waits.flatMap { [($0.start, 1), ($0.end, -1)] }.sorted { $0 < $1 }
    var running = 0
    for (_, change) in edges {
      running += change
      #expect(running <= atOnce)
    }
    #expect(waits.count == 1 + 11)
  }

  @Test("the stage's tasks are each done once, by a child of their own, before the group is left")
  func stagesTasks() throws {
    let part = try Rehearsed.parts(of: "task-group", tasks: 7)[3]
    #expect(part.work.compactMap(\.task).sorted() == Array(1...7))
    for span in part.work { #expect(part.lane(of: span) == span.label) }
    #expect(part.lines.last == "everything is done")
  }
}

final class TaskGroupExplored: Explored {
  // The answers come in any order that the limit allows; what is shown is in the catalogue's.
  static let parts: [ExploredPart] = [
    .either(photos(atOnce: 1), speaks: true),
    .always("shown: 2", "dropped: 2"),
    .either(photos(atOnce: 2), speaks: true),
    .either(chores(2, atMost: 2)),
  ]

  /// What the fetching parts of task-group print.
  private static func photos(atOnce limit: Int) -> Set<String> {
    anyOrder(
      of: [
        "photo 1 is here", "no missing: the server answered 404", "photo 2 is here",
        "no cut: the connection was lost",
      ], atOnce: limit, after: ["the catalogue lists 4 photos"],
      then: "shown: photo 1, photo 2", "shown: 2", "dropped: 2")
  }
}
