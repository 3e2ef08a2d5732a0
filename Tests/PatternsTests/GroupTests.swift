import Patterns
import Testing
import Timeline

@Suite("group")
struct GroupTests {
  @Test("waiting after the loop: main waits once, until every task has left")
  func waitAfterTheLoop() throws {
    let part = try Rehearsed.parts(of: "group")[0]
    let done = try #require(part.timeline.notes.last)
    #expect(done.text == "everything is done")
    #expect(part.work.count == 5 && part.work.allSatisfy { $0.end <= done.time })
    #expect(part.waits.map { part.lane(of: $0) } == ["main"])
  }

  @Test("notify: main goes on, and is told on its own queue after every task has left")
  func notify() throws {
    let part = try Rehearsed.parts(of: "group")[1]
    let told = try #require(part.timeline.notes.last)
    #expect(told.text == "notified: everything is done")
    #expect(part.timeline.lanes[told.lane].name == "main")
    #expect(part.work.count == 5 && part.work.allSatisfy { $0.end <= told.time })
    let goesOn = try #require(part.timeline.notes.first { $0.text == "main continues" })
    #expect(goesOn.time < told.time && goesOn.lane == told.lane)
  }

  @Test("waiting inside the loop: no two tasks overlap, and they run in order")
  func waitInsideTheLoop() throws {
    let part = try Rehearsed.parts(of: "group")[2]
    #expect(part.metrics.peak == 1)
    #expect(part.work.map(\.task) == [1, 2, 3, 4, 5])
  }
}

final class GroupExplored: Explored {
  static let parts: [ExploredPart] = [
    .either(chores(2, atMost: 2)),
    .either(chores(2, atMost: 2)),
    .always(chores(2, atOnce: 1)),  // the mistake: nothing is done at once
  ]
}
