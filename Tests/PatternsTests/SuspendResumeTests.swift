import Testing
import Timeline

@Suite("suspend-resume")
struct SuspendResumeTests {
  @Test("what comes while the app is suspended is lost, or handled in order", arguments: 0..<3)
  func handled(part: Int) throws {
    let part = try Rehearsed.parts(of: "suspend-resume", tasks: 6)[part]
    let expected = part.title.hasSuffix("mistake") ? [1, 6] : Array(1...6)
    #expect(part.work.compactMap(\.task) == expected)
    #expect(part.fact("handled") == expected.map { "\($0)" }.joined(separator: ", "))
    #expect(part.number("lost") == Double(6 - expected.count))
    #expect(part.states(of: "app") == ["active", "suspended", "active"])
  }

  @Test("nothing is handled while the app is suspended", arguments: 0..<3)
  func suspended(part: Int) throws {
    let part = try Rehearsed.parts(of: "suspend-resume")[part]
    let suspended = try #require(part.timeline.spans.first { $0.label == "suspended" })
    #expect(part.work.allSatisfy { $0.end <= suspended.start || $0.start >= suspended.end })
  }

  @Test("one event, or two, are handled in every part", arguments: [1, 2])
  func few(tasks: Int) throws {
    for part in try Rehearsed.parts(of: "suspend-resume", tasks: tasks) {
      #expect(part.work.count == tasks && part.number("lost") == 0)
    }
  }
}

final class SuspendResumeExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("events: 3", "handled: 1, 3", "lost: 1", chores(2, atOnce: 1), tasks: 3),
    .always("events: 3", "handled: 1, 2, 3", "lost: 0", chores(3, atOnce: 1), tasks: 3),
    .always("events: 3", "handled: 1, 2, 3", "lost: 0", chores(3, atOnce: 1), tasks: 3),
  ]
}
