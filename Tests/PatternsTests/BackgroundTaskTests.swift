import Testing
import Timeline

@Suite("background-task")
struct BackgroundTaskTests {
  @Test("done in time: every task is done, and the host is told once", arguments: [1, 5, 50])
  func doneInTime(tasks: Int) throws {
    let part = try Rehearsed.parts(of: "background-task", tasks: tasks)[0]
    #expect(part.work.map(\.task) == (1...tasks).map { $0 })
    #expect(part.fact("the ending") == "completed")
    #expect(part.lines == ["done: the host is told that the work has ended"])
    expectOneEnd(of: part, begun: 1)
  }

  @Test("cut short: the host is told once, and the work stops in the middle")
  func cutShort() throws {
    let part = try Rehearsed.parts(of: "background-task")[1]
    #expect(part.fact("the ending") == "expired")
    #expect(
      Set(part.lines) == [
        "time is up: the host is told that the work has ended", "stopped in the middle",
      ])
    expectOneEnd(of: part, begun: 1)
  }

  @Test("completed and expired at once: each round has one winner")
  func bothAtOnce() throws {
    let part = try Rehearsed.parts(of: "background-task")[2]
    let completed = try #require(part.number("completion was first"))
    let expired = try #require(part.number("expiry was first"))
    #expect(completed + expired == 200)
    expectOneEnd(of: part, begun: 200)
  }

  @Test("as an operation: it finishes on either path, and what depends on it runs")
  func operation() throws {
    let part = try Rehearsed.parts(of: "background-task")[3]
    #expect(part.fact("the short upload") == "completed")
    #expect(part.fact("the long upload") == "expired")
    #expect(part.fact("the long upload is cancelled") == "yes")
    #expect(part.lines == ["both uploads have finished"])
    expectOneEnd(of: part, begun: 2)
  }

  private func expectOneEnd(of part: Rehearsed, begun: Double) {
    #expect(part.number("begun") == begun)
    #expect(part.number("ended") == begun)
    #expect(part.number("ended once more") == 0)
  }
}

final class BackgroundTaskExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(
      "the ending: completed", "begun: 1", "ended: 1", "ended once more: 0",
      chores(2, atOnce: 1), milliseconds: 10),
    .always(
      "the ending: expired", "begun: 1", "ended: 1", "ended once more: 0", milliseconds: 10),
    .either(
      Set(
        (0...2).map {
          "completion was first: \($0)\nexpiry was first: \(2 - $0)\n"
            + "begun: 2\nended: 2\nended once more: 0"
        })),
    .always(
      "the short upload: completed", "the long upload: expired",
      "the long upload is cancelled: yes", "begun: 2", "ended: 2", "ended once more: 0",
      chores(2, atOnce: 1), milliseconds: 10),
  ]
}
