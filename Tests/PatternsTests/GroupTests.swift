import Patterns
import Testing
import Timeline

@Suite("group")
struct GroupTests {
  @Test("waiting after the loop: nothing is said to be done before every task has ended")
  func waitAfterTheLoop() throws {
    let part = try Rehearsed.parts(of: "group")[0]
    let lastEnd = try #require(part.work.map(\.end).max())
    #expect(part.work.count == 5)
    for line in ["wait: everything is done", "notify: everything is done"] {
      let note = try #require(part.timeline.notes.first { $0.text == line })
      #expect(note.time >= lastEnd)
    }
  }

  @Test("waiting inside the loop: no two tasks overlap, and they run in order")
  func waitInsideTheLoop() throws {
    let part = try Rehearsed.parts(of: "group")[1]
    #expect(part.metrics.peak == 1)
    #expect(part.work.map(\.task) == [1, 2, 3, 4, 5])
  }
}
