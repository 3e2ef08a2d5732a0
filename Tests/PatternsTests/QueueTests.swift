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
    #expect(part.lines.last == "asyncAfter: one unit later")
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

@Suite("barrier")
struct BarrierTests {
  @Test("the writer is alone: after the readers before it, before the readers after it")
  func writerAlone() throws {
    let part = try Rehearsed.parts(of: "barrier", tasks: 6)[0]
    let writing = try #require(part.work.first { $0.label == "write" })
    for reading in part.work where reading.label != "write" {
      if try #require(reading.task) <= 3 {
        #expect(reading.end <= writing.start)
      } else {
        #expect(reading.start >= writing.end)
      }
    }
  }

  @Test("readers see the price before or after the write, according to their turn")
  func values() throws {
    let part = try Rehearsed.parts(of: "barrier", tasks: 6)[0]
    for number in 1...6 {
      let price = number <= 3 ? "3 euros" : "4 dollars"
      #expect(part.lines.contains("task \(number) has read \(price)"))
    }
    #expect(part.number("prices that never were") == 0)
  }

  @Test("without the barrier the writer comes in beside a reader, who sees half of the change")
  func torn() throws {
    let part = try Rehearsed.parts(of: "barrier")[1]
    #expect(part.lines.contains("task 1 has read 3 dollars"))
    #expect(part.number("prices that never were") == 1)
  }

  @Test("with one reader the writer comes first")
  func oneTask() throws {
    let part = try Rehearsed.parts(of: "barrier", tasks: 1)[0]
    #expect(part.work.map(\.label) == ["write", "task 1"])
    #expect(part.lines.contains("task 1 has read 4 dollars"))
  }
}

@Suite("work-item")
struct WorkItemTests {
  @Test("wait and notify come after the work")
  func waitAndNotify() throws {
    let part = try Rehearsed.parts(of: "work-item")[0]
    let end = try #require(part.work.first?.end)
    #expect(part.timeline.notes.allSatisfy { $0.time >= end })
    #expect(Set(part.lines) == ["notified: task 1 is done", "waited: task 1 is done"])
  }

  @Test("an item cancelled before its start never runs, and waiting for it ends")
  func cancelled() throws {
    let part = try Rehearsed.parts(of: "work-item")[1]
    #expect(part.fact("the second item ran") == "no")
    #expect(part.lines.last == "waiting for a cancelled item ends, too")
  }

  @Test("cancelling an item that has begun does not stop it")
  func cancelledTooLate() throws {
    let part = try Rehearsed.parts(of: "work-item")[1]
    let late = try #require(part.lines.firstIndex(of: "the first item is cancelled, too late"))
    let end = try #require(part.lines.firstIndex(of: "the first item ran to its end"))
    #expect(late < end)
    #expect(part.work.map(\.task) == [1])
  }

  @Test("of a burst of requests only the last is carried out")
  func debounce() throws {
    let part = try Rehearsed.parts(of: "work-item")[2]
    #expect(part.lines.filter { $0.hasPrefix("searches") } == ["searches for swift"])
    #expect(part.number("searches") == 1 && part.number("requests") == 5)
    #expect(part.work.count == 1)
  }
}
