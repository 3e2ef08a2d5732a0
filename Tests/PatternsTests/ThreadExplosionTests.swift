import Testing
import Timeline

@Suite("thread-explosion")
struct ThreadExplosionTests {
  @Test("one target works on one task at a time, the operation queue on two, each part on all")
  func width() throws {
    let parts = try Rehearsed.parts(of: "thread-explosion", tasks: 8)
    for part in parts {
      #expect(part.work.compactMap(\.task).sorted() == Array(1...8))
      #expect(part.lines == ["everything is done"])
    }
    #expect(parts[1].metrics.peak == 1 && parts[2].metrics.peak <= 2)
  }

  @Test("queues need threads, tasks that await have lanes of their own")
  func lanes() throws {
    let parts = try Rehearsed.parts(of: "thread-explosion", tasks: 8)
    let kinds = parts.map { part in
      Set(part.work.map { part.timeline.lanes[$0.lane].kind })
    }
    #expect(kinds == [[.thread], [.thread], [.thread], [.task]])
    #expect(Set(parts[3].work.map { parts[3].lane(of: $0) }).count == 8)
  }

  #if os(Linux)
    @Test("a queue for each task adds a thread for each, one target adds one")
    func added() throws {
      // Long tasks, so that the first thread does not become free for a second queue.
      let parts = try Rehearsed.parts(of: "thread-explosion", tasks: 4, unit: "100ms")
      let added = try parts.map { try #require($0.number("threads added at the peak")) }
      #expect(added[0] >= 4 && added[1] < 4)
    }
  #endif
}

final class ThreadExplosionExplored: Explored {
  static let parts: [ExploredPart] = [
    .either(chores(2, atMost: 2)),
    .always(chores(2, atOnce: 1)),
    .either(chores(2, atMost: 2)),
    .either(chores(2, atMost: 2)),
  ]
}
