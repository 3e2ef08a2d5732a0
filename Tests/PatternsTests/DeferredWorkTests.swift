import Patterns
import Testing
import Timeline

@Suite("deferred-work")
struct DeferredWorkTests {
  @Test("no request is launched before its conditions hold, and each is done once")
  func launchWhenConditionsHold() throws {
    let part = try Rehearsed.parts(of: "deferred-work", tasks: 9)[0]
    #expect(part.work.compactMap(\.task).sorted() == Array(1...9))
    #expect(part.number("launches") == 9)
    #expect(part.number("expirations") == 0)
    let network = try part.time(of: "the network is there")
    let power = try part.time(of: "the power is there")
    for span in part.work {
      switch ((span.task ?? 0) - 1) % 4 {
      case 0: #expect(span.start >= 1_000_000, "the earliest time is one unit")
      case 1: #expect(span.start >= network)
      default: #expect(span.start >= power)
      }
    }
  }

  @Test("work is expired when its time is up, asks for another launch, and is expired again")
  func expireAndReschedule() throws {
    let part = try Rehearsed.parts(of: "deferred-work")[1]
    #expect(part.number("launches") == 2)
    #expect(part.number("expirations") == 2)
    let stopped = part.lines.filter { $0.hasPrefix("stopped after") }
    #expect(stopped.count == 2)
    let expected = [
      "index is launched", "index has to stop: its time is up", stopped[0], "rescheduled",
      "index is launched", "the power is gone", "index has to stop: a condition is lost",
      stopped[1],
    ]
    #expect(part.lines == expected)
    #expect(part.metrics.peak == 1, "never two launches at once")
  }

  @Test("conditions and waiting requests have lanes; a request's ends with its launch")
  func lanes() throws {
    let parts = try Rehearsed.parts(of: "deferred-work", tasks: 4)
    let needs = ["its time", "network", "power", "network, power"]
    #expect((1...4).map { parts[0].states(of: "task \($0)?") } == needs.map { [$0] })
    #expect(parts[1].states(of: "power") == ["there"] && parts[1].states(of: "network").isEmpty)
    for part in parts {
      for span in part.timeline.spans where part.lane(of: span).hasSuffix("?") {
        let name = part.lane(of: span).dropLast()
        let launches = part.timeline.notes.filter { $0.text == "\(name) is launched" }
        #expect(launches.contains { $0.time >= span.end })
      }
    }
  }

  @Test("nothing is submitted before it is registered, once; the later of two requests counts")
  func register() throws {
    let part = try Rehearsed.parts(of: "deferred-work")[2]
    let expected = [
      "refused: index is not registered", "index is registered",
      "refused: index is registered already", "submitted", "submitted", "the network is there",
      "the power is there", "index is launched",
    ]
    #expect(part.lines == expected)
    #expect(part.states(of: "index?") == ["network", "power"])
    #expect(part.number("launches") == 1 && part.work.count == 1)
  }

  @Test("one task is enough")
  func oneTask() throws {
    let parts = try Rehearsed.parts(of: "deferred-work", tasks: 1)
    #expect(parts[0].work.map(\.task) == [1])
  }
}

extension Rehearsed {
  /// When a line was said for the first time.
  fileprivate func time(of line: String) throws -> Int64 {
    try #require(timeline.notes.first { $0.text == line }).time
  }
}

final class DeferredWorkExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("launches: 2", "expirations: 0", chores(2, atOnce: 2), milliseconds: 10),
    .always("pages: 3", "launches: 2", "expirations: 2", milliseconds: 10),
    .always("launches: 1", milliseconds: 10),
  ]
}
