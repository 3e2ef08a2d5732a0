import Patterns
import Testing
import Timeline

@Suite("concurrent-perform")
struct ConcurrentPerformTests {
  @Test("the same picture, row for row, in order or at once")
  func picture() throws {
    let parts = try Rehearsed.parts(of: "concurrent-perform")
    #expect(parts[0].lines == parts[1].lines)
    #expect(parts[0].lines.contains { $0.contains("####") })
    #expect(parts[0].number("steps computed") == parts[1].number("steps computed"))
  }

  @Test("every row is computed once; the loop computes them on main, in order")
  func rows() throws {
    let parts = try Rehearsed.parts(of: "concurrent-perform")
    let rows = parts[0].lines.indices.map { "\($0)" }
    #expect(parts[0].work.map(\.label) == rows)
    #expect(parts[0].work.allSatisfy { parts[0].lane(of: $0) == "main" })
    #expect(Set(parts[1].work.map(\.label)) == Set(rows) && parts[1].work.count == rows.count)
  }

  @Test("the usual tasks are each done once before concurrentPerform returns")
  func usualTasks() throws {
    let part = try Rehearsed.parts(of: "concurrent-perform", tasks: 9)[2]
    #expect(part.work.compactMap(\.task).sorted() == Array(1...9))
    let done = try #require(part.timeline.notes.first)
    #expect(part.work.allSatisfy { $0.end <= done.time })
  }
}

final class ConcurrentPerformExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("steps computed: 10"),
    .always("steps computed: 10"),
    .either(chores(2, atMost: 2)),
  ]
}
