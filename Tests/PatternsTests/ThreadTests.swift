import Testing
import Timeline

@Suite("thread")
struct ThreadTests {
  @Test("the packed chores are done in order on the thread, and main joins it after the last")
  func packed() throws {
    let part = try Rehearsed.parts(of: "thread")[0]
    #expect(part.work.map(\.task) == [1, 2])
    #expect(part.work.allSatisfy { part.lane(of: $0) == "counter" })
    let joined = try #require(part.timeline.notes.first)
    #expect(part.work.allSatisfy { $0.end <= joined.time })
    #expect(joined.text == "joined: \(Int(try #require(part.number("units done")))) units")
  }

  @Test("the work is on the thread, its result comes back on main")
  func back() throws {
    let part = try Rehearsed.parts(of: "thread")[1]
    #expect(part.work.map { part.lane(of: $0) } == ["helper"])
    let note = try #require(part.timeline.notes.last)
    #expect(note.text.hasPrefix("on main: task 1 took"))
    #expect(part.timeline.lanes[note.lane].name == "main")
  }

  @Test("what only the running thread holds is alive until the thread ends")
  func lifetimes() throws {
    let part = try Rehearsed.parts(of: "thread")[2]
    #expect(part.fact("alive while the thread runs") == "yes")
    #expect(
      part.lines == [
        "main holds no reference any more", "the thread ends", "the cargo is let go",
        "main continues",
      ])
  }

  @Test("what the thread holds weakly goes with main's last reference, while the thread runs")
  func weakReference() throws {
    let part = try Rehearsed.parts(of: "thread")[3]
    #expect(
      part.lines == [
        "the cargo is let go", "main holds no reference any more",
        "nothing needs the work any more", "main continues",
      ])
  }

  @Test("a thread for each task: main goes on when every one has ended")
  func oneForEach() throws {
    let part = try Rehearsed.parts(of: "thread")[4]
    #expect(part.work.count == 5)
    for span in part.work {
      #expect(part.lane(of: span) == "thread \(try #require(span.task))")
    }
    let done = try #require(part.timeline.notes.last)
    #expect(part.work.allSatisfy { $0.end <= done.time })
  }

  @Test("one task is enough")
  func oneTask() throws {
    #expect(try Rehearsed.parts(of: "thread", tasks: 1)[0].work.map(\.task) == [1])
  }
}

final class ThreadExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("units done: 2", chores(2, atOnce: 1)),
    .always(chores(1, atOnce: 1)),
    .always("alive while the thread runs: yes"),
    .always(
      "the cargo is let go", "main holds no reference any more", "nothing needs the work any more",
      "main continues", speaks: true),
    .either(chores(2, atMost: 2)),
  ]
}

@Suite("lock")
struct LockTests {
  @Test("every way of protecting the counter counts every addition", arguments: 1..<6)
  func right(part: Int) throws {
    let part = try Rehearsed.parts(of: "lock")[part]
    #expect(part.number("additions lost") == 0, "\(part.title)")
    let line = try #require(part.lines.first?.wholeMatch(of: /the count is (\d+) of (\d+)/))
    #expect(part.lines.count == 1 && line.1 == line.2)
    #expect(Set(part.work.map { part.lane(of: $0) }) == ["main", "adder 1", "adder 2"])
  }

  @Test(
    "what an addition costs is the time of many, alone and two threads at once", arguments: 0..<6)
  func cost(part: Int) throws {
    let part = try Rehearsed.parts(of: "lock")[part]
    #expect(try #require(part.number("one addition, alone")) > 0)
    #expect(try #require(part.number("one addition, both at once")) > 0)
  }
}

final class LockExplored: Explored {
  // Two threads add twice each; each addition may be lost to one of the other's.
  static let parts: [ExploredPart] =
    [.either(["additions lost: 0", "additions lost: 1", "additions lost: 2"])]
    + Array(repeating: .always("additions lost: 0"), count: 5)
}

@Suite("once")
struct OnceTests {
  @Test("a global, a static let and a value under a Mutex are made once, a lazy var twice")
  func made() throws {
    let parts = try Rehearsed.parts(of: "once")
    #expect(parts.map { $0.number("made") } == [1, 1, 2, 1])
    #expect(parts[2].number("different values handed out") == 2)
    // Each making is drawn, and a unit long; who does not make it waits for it.
    #expect(parts.map(\.work.count) == [1, 1, 2, 1])
    for part in [parts[0], parts[1], parts[3]] {
      let making = try #require(part.work.first)
      let waiting = part.waits.filter { $0.label == "the value" && $0.lane != making.lane }
      #expect(waiting.map { $0.end >= making.end } == [true])
    }
  }

  @Test("both threads have the value before main goes on", arguments: 0..<4)
  func order(part: Int) throws {
    let lines = try Rehearsed.parts(of: "once")[part].lines
    #expect(lines.filter { $0 == "has it" }.count == 2)
    #expect(lines.last == "both have it")
  }
}

final class OnceExplored: Explored {
  // A lazy var lets both threads in; the others do not.
  static let parts: [ExploredPart] = [
    .always("made: 1"),
    .always("made: 1"),
    .always("made: 2", "different values handed out: 2"),
    .always("made: 1"),
  ]
}
