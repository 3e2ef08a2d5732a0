import Patterns
import Testing
import Timeline

@Suite("sync-async")
struct SyncAsyncTests {
  @Test("async returns first; sync has its turn on main after the work before it")
  func turns() throws {
    let part = try Rehearsed.parts(of: "sync-async")[0]
    let turn = try #require(part.timeline.notes.first { $0.text == "sync has its turn" })
    let returned = try #require(part.timeline.notes.first { $0.text == "async has returned" })
    #expect(part.timeline.lanes[turn.lane].name == "main")
    #expect(returned.time < turn.time)
    #expect(part.work.count == 2 && part.work.allSatisfy { $0.end <= turn.time })
    // If main is held up for longer than the unit, its last words come after these.
    #expect(part.lines.suffix(2).contains("asyncAfter: one unit later"))
  }

  @Test("asyncAfter does not run before its deadline")
  func deadline() throws {
    let part = try Rehearsed.parts(of: "sync-async")[0]
    #expect(part.fact("asyncAfter ran before its deadline") == "no")
  }

  @Test("each task is done off main and shown on main afterwards, in order")
  func back() throws {
    let part = try Rehearsed.parts(of: "sync-async")[1]
    #expect(part.work.map(\.task) == [1, 2, 3, 4, 5])
    #expect(part.work.allSatisfy { part.lane(of: $0) != "main" })
    let shown = part.timeline.notes.filter { $0.text.hasPrefix("main shows") }
    #expect(shown.map(\.text) == (1...5).map { "main shows task \($0)" })
    for (note, work) in zip(shown, part.work) {
      #expect(part.timeline.lanes[note.lane].name == "main")
      #expect(work.end <= note.time)
    }
  }

  @Test("one task is enough")
  func oneTask() throws {
    let parts = try Rehearsed.parts(of: "sync-async", tasks: 1)
    #expect(parts.map(\.work.count) == [1, 1])
  }
}

final class SyncAsyncExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("asyncAfter ran before its deadline: no", chores(2, atOnce: 1)),
    .always(chores(2, atOnce: 1)),
  ]
}
