import Patterns
import Testing
import Timeline

@Suite("work-item")
struct WorkItemTests {
  @Test("wait and notify come after the work")
  func waitAndNotify() throws {
    let part = try Rehearsed.parts(of: "work-item")[0]
    let end = try #require(part.work.first?.end)
    #expect(part.timeline.notes.allSatisfy { $0.time >= end })
    #expect(Set(part.lines) == ["notified: task 1 is done", "waited: task 1 is done"])
  }

  @Test("an item cancelled before its start never runs, and waiting for it ends")
  func cancelled() throws {
    let part = try Rehearsed.parts(of: "work-item")[1]
    #expect(part.fact("the second item ran") == "no")
    #expect(part.lines.last == "waiting for a cancelled item ends, too")
  }

  @Test("cancelling an item that has begun does not stop it")
  func cancelledTooLate() throws {
    let part = try Rehearsed.parts(of: "work-item")[1]
    let late = try #require(part.lines.firstIndex(of: "the first item is cancelled, too late"))
    let end = try #require(part.lines.firstIndex(of: "the first item ran to its end"))
    #expect(late < end)
    #expect(part.work.map(\.task) == [1])
  }

  @Test("of a burst of requests only the last is carried out")
  func debounce() throws {
    let part = try Rehearsed.parts(of: "work-item")[2]
    #expect(part.lines.filter { $0.hasPrefix("searches") } == ["searches for swift"])
    #expect(part.number("searches") == 1 && part.number("requests") == 5)
    #expect(part.work.count == 1)
  }
}

final class WorkItemExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(chores(1, atOnce: 1)),
    .always("the second item ran: no", chores(1, atOnce: 1)),
    .always("requests: 5", "searches: 1", chores(1, atOnce: 1)),
  ]
}
