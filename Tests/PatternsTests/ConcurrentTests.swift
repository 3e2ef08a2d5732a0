import Patterns
import Testing
import Timeline

@Suite("concurrent")
struct ConcurrentTests {
  @Test(
    "every task is done once, none on main, and main goes on after the last", arguments: [0, 1])
  func complete(part: Int) throws {
    let part = try Rehearsed.parts(of: "concurrent", tasks: 9)[part]
    #expect(part.work.compactMap(\.task).sorted() == Array(1...9))
    #expect(part.work.allSatisfy { part.lane(of: $0) != "main" })
    let note = try #require(part.timeline.notes.first { $0.text == "everything is done" })
    #expect(part.work.allSatisfy { $0.end <= note.time })
  }

  @Test("main started every task", arguments: [0, 1])
  func starts(part: Int) throws {
    let part = try Rehearsed.parts(of: "concurrent")[part]
    #expect(part.timeline.links.count == 5)
    #expect(part.timeline.links.allSatisfy { part.timeline.lanes[$0.from].name == "main" })
  }

  @Test("tasks of odd number are on one queue, tasks of even number on the other")
  func twoQueues() throws {
    let part = try Rehearsed.parts(of: "concurrent")[1]
    for work in part.work {
      #expect(work.queue == (try #require(work.task).isMultiple(of: 2) ? "even" : "odd"))
    }
  }
}

final class ConcurrentExplored: Explored {
  static let parts: [ExploredPart] = [
    .either(chores(2, atMost: 2)),
    .either(chores(2, atMost: 2)),
  ]
}
