import Patterns
import Testing
import Timeline

@Suite("serial")
struct SerialTests {
  @Test("loop and serial queue do the tasks in order, one at a time", arguments: [0, 1])
  func order(part: Int) throws {
    let part = try Rehearsed.parts(of: "serial", tasks: 8)[part]
    #expect(part.work.map(\.task) == Array(1...8))
    #expect(part.metrics.peak == 1)
    for (before, after) in zip(part.work, part.work.dropFirst()) {
      #expect(before.end <= after.start)
    }
  }

  @Test("the loop works on main; the queue does not, and main waits for it")
  func lanes() throws {
    let parts = try Rehearsed.parts(of: "serial")
    #expect(Set(parts[0].work.map { parts[0].lane(of: $0) }) == ["main"])
    #expect(!parts[1].work.map { parts[1].lane(of: $0) }.contains("main"))
    #expect(parts[1].waits.map { parts[1].lane(of: $0) } == ["main"])
    #expect(Set(parts[1].work.map(\.queue)) == ["serial"])
  }
}

final class SerialExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("task 1 is done", "task 2 is done", chores(2, atOnce: 1), speaks: true),
    .always(
      "task 1 is done", "task 2 is done", "everything is done", chores(2, atOnce: 1),
      speaks: true),
  ]
}
