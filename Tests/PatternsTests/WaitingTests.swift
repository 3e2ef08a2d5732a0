import Patterns
import Testing
import Timeline

@Suite("timer, semaphore, group, completion")
struct CompletionTests {
  static let parts = [
    ("timer", 0), ("timer", 1), ("timer", 2), ("timer", 3), ("semaphore", 0), ("semaphore", 1),
    ("completion", 0), ("completion", 1), ("completion", 2), ("group", 0), ("group", 1),
  ]

  @Test("main notices the end of all after the last task has ended", arguments: parts)
  func noticed(pattern: String, part: Int) throws {
    let part = try Rehearsed.parts(of: pattern, tasks: 7)[part]
    #expect(part.work.compactMap(\.task).sorted() == Array(1...7))
    let noticed = try #require(
      part.timeline.notes.first { $0.text.hasSuffix("everything is done") })
    #expect(part.work.allSatisfy { $0.end <= noticed.time })
    #expect(part.timeline.lanes[noticed.lane].name == "main")
    // The figure is the time from the last end to the line, as the drawing shows them.
    let lastEnd = try #require(part.work.map(\.end).max())
    let late = try #require(part.number("noticed late by"))
    #expect(abs(late - Double(noticed.time - lastEnd) / 1e9) < 1e-9)
  }

  @Test("polling: every look but the last was wasted", arguments: [0, 1])
  func polls(part: Int) throws {
    let part = try Rehearsed.parts(of: "timer")[part]
    let wasted = try #require(part.number("polls wasted"))
    #expect(part.waits.count == Int(wasted) + 1)
    #expect(part.lines.contains("look \(part.waits.count): everything is done"))
  }

  @Test("a Timer on main's run loop: main is free between its looks, and looks until all is done")
  func timer() throws {
    let part = try Rehearsed.parts(of: "timer")[3]
    let wasted = try #require(part.number("polls wasted"))
    let free = part.timeline.spans.filter { $0.activity == .free }
    #expect(free.count == Int(wasted) + 1 && part.waits.isEmpty)
    #expect(free.allSatisfy { part.lane(of: $0) == "main" })
  }

  @Test("a main that sleeps between its looks draws no frame at all")
  func frames() throws {
    let parts = try Rehearsed.parts(of: "timer")
    let (due, lost) = (parts[2].number("frames due"), parts[2].number("frames lost"))
    #expect(lost == max(0, (due ?? 0) - 1))  // the last one is not late yet
    for part in parts[2...3] {
      #expect(part.number("frames lost") == Double(part.marks(.loss)))
      let main = part.timeline.lanes.first { $0.name == "main" }?.id
      #expect(part.timeline.marks.allSatisfy { $0.lane == main })
    }
    #expect(parts[2].marks(.tick) == 0)
  }

  @Test("a signal from each task: main waits as often as there are tasks")
  func waitsForEach() throws {
    let part = try Rehearsed.parts(of: "semaphore", tasks: 7)[1]
    #expect(part.waits.map(\.label) == Array(repeating: "one more signal", count: 7))
    let main = try #require(part.timeline.lanes.first { $0.name == "main" }).id
    #expect(part.timeline.wakeUps(of: main).count == 6)  // and once more to say that all is done
  }

  @Test("semaphore and group: main waits once and polls never", arguments: [1, 2])
  func waitsOnce(part: Int) throws {
    let part = try Rehearsed.parts(of: "completion")[part]
    #expect(part.waits.count == 1)
    #expect(part.number("polls wasted") == 0)
  }
}

final class TimerExplored: Explored {
  static let parts: [ExploredPart] = [
    .either(chores(2, atMost: 2, after: "polls wasted: 0")),
    .either(chores(2, atMost: 2, after: "polls wasted: 0")),
    .either(chores(2, atMost: 2, after: "polls wasted: 0")),
    .either(chores(2, atMost: 2, after: "polls wasted: 0")),
  ]
}

final class SemaphoreExplored: Explored {
  static let parts: [ExploredPart] = [
    .either(chores(2, atMost: 2)),
    .either(chores(2, atMost: 2)),
  ]
}

final class CompletionExplored: Explored {
  static let parts: [ExploredPart] = [
    .either(
      chores(
        2, atMost: 2, after: "polls wasted: 0", "extra state: a counter, a lock, an interval")),
    .either(
      chores(
        2, atMost: 2, after: "polls wasted: 0", "extra state: a counter, a lock, a semaphore")),
    .either(chores(2, atMost: 2, after: "polls wasted: 0", "extra state: a group")),
  ]
}

@Suite("bounded")
struct BoundedTests {
  @Test("never more at once than there are places, and every task is done", arguments: [0, 1])
  func limit(part: Int) throws {
    let part = try Rehearsed.parts(of: "bounded", tasks: 12)[part]
    #expect(part.metrics.peak <= Int(try #require(part.number("places"))))
    #expect(part.work.compactMap(\.task).sorted() == Array(1...12))
  }

  @Test("main asks once for each task, or each task asks for itself")
  func whoAsks() throws {
    let parts = try Rehearsed.parts(of: "bounded")
    let asks = parts.map { part in part.waits.filter { $0.label == "a free place" } }
    #expect(asks.map(\.count) == [5, 5])
    #expect(asks[0].allSatisfy { parts[0].lane(of: $0) == "main" })
    #expect(asks[1].allSatisfy { parts[1].lane(of: $0) != "main" })
  }
}

final class BoundedExplored: Explored {
  // Three tasks and two places.
  static let parts: [ExploredPart] = [
    .either(chores(3, atMost: 2, after: "places: 2"), tasks: 3),
    .either(chores(3, atMost: 2, after: "places: 2"), tasks: 3),
  ]
}
