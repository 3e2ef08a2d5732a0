import Patterns
import Testing
import Timeline

@Suite("lifetime")
struct LifetimeTests {
  @Test("a thread, a task and a timer keep the screen alive; held weakly, it goes with its owner")
  func alive() throws {
    let parts = try Rehearsed.parts(of: "lifetime")
    #expect(parts.map { $0.facts[0].value } == ["yes", "yes", "yes", "no"])
    #expect(parts[0].fact("alive after the thread's end") == "no")
    #expect(parts[1].fact("alive after the task's end") == "no")
    #expect(parts[2].fact("the timer still runs") == "yes")
    #expect(parts[3].fact("the timer still runs") == "no")
    let tail = [["refresh 3", "refresh 4"], ["the timer stops itself"]]
    for (part, tail) in zip(parts[2...], tail) {
      #expect(part.lines == ["refresh 1", "refresh 2", "its owner lets go"] + tail)
    }
  }

  @Test("the lane of the screen ends after the work that holds it, or where its owner lets go")
  func drawn() throws {
    let parts = try Rehearsed.parts(of: "lifetime")
    for part in parts { #expect(part.states(of: "screen") == ["alive"]) }
    let ends = try parts.map { part in
      try #require(part.timeline.spans.first { $0.activity == .holding }).end
    }
    for index in 0...1 { #expect(parts[index].work.allSatisfy { $0.end <= ends[index] }) }
    let last = try parts.map { try #require($0.timeline.notes.last).time }
    #expect(ends[2] >= last[2] && ends[3] < last[3])
  }
}

final class LifetimeExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(
      "alive after its owner has let go: yes", "alive after the thread's end: no",
      chores(1, atOnce: 1)),
    .always(
      "alive after its owner has let go: yes", "alive after the task's end: no",
      chores(1, atOnce: 1)),
    .always("alive two ticks after its owner has let go: yes", "the timer still runs: yes"),
    .always("alive one tick after its owner has let go: no", "the timer still runs: no"),
  ]
}
