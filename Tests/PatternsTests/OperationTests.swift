import Testing
import Timeline

@Suite("operation")
struct OperationTests {
  @Test("draws every row off main, in order, and hands the picture to main")
  func drawn() throws {
    let part = try Rehearsed.parts(of: "operation")[0]
    let rows = Int(try #require(part.number("rows drawn")))
    #expect(part.work.map(\.label) == (0..<rows).map { "\($0)" })
    #expect(part.work.allSatisfy { part.lane(of: $0) != "main" })
    #expect(part.lines.first == "posted: the picture is drawn")
    let picture = part.timeline.notes.dropFirst()
    #expect(picture.count == rows)
    #expect(picture.allSatisfy { part.timeline.lanes[$0.lane].name == "main" })
  }

  @Test("a cancelled operation stops at its next row, and still finishes")
  func cancelled() throws {
    let part = try Rehearsed.parts(of: "operation")[1]
    #expect(part.number("rows drawn") == 3)
    #expect(part.lines == ["finished, and cancelled: yes"])
  }

  @Test("an operation for each task: the queue is empty when every one has ended")
  func oneForEach() throws {
    let part = try Rehearsed.parts(of: "operation")[2]
    #expect(part.work.compactMap(\.task).sorted() == [1, 2, 3, 4, 5])
    let done = try #require(part.timeline.notes.last)
    #expect(done.text == "everything is done")
    #expect(part.work.allSatisfy { $0.end <= done.time })
  }
}

final class OperationExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("rows drawn: 5"),
    .always("rows drawn: 3"),
    .either(chores(2, atMost: 2)),
  ]
}

@Suite("operation-serial")
struct OperationSerialTests {
  @Test("one at a time, in the order of adding, when all are equal")
  func order() throws {
    let part = try Rehearsed.parts(of: "operation-serial", tasks: 8)[0]
    #expect(part.metrics.peak == 1)
    #expect(part.work.map(\.task) == Array(1...8))
  }

  @Test("those that wait run in the order of their priority")
  func priority() throws {
    let part = try Rehearsed.parts(of: "operation-serial")[1]
    #expect(part.work.map(\.label) == ["very high", "high", "normal", "low", "very low"])
    #expect(part.metrics.peak == 1)
  }

  @Test("quality of service leaves the order as it was")
  func quality() throws {
    let part = try Rehearsed.parts(of: "operation-serial")[2]
    #expect(
      part.work.map(\.label) == ["background", "utility", "user initiated", "user interactive"])
  }
}

final class OperationSerialExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(
      "task 1 is done", "task 2 is done", "everything is done", chores(2, atOnce: 1),
      speaks: true),
    .always(
      "added very low", "added normal", "added very high", "added low", "added high",
      "very high is done", "high is done", "normal is done", "low is done", "very low is done",
      "everything is done", speaks: true),
    .always(),
  ]
}

@Suite("operation-dependencies")
struct OperationDependenciesTests {
  @Test("each picture is fetched, decoded, resized and saved, in that order")
  func chain() throws {
    let part = try Rehearsed.parts(of: "operation-dependencies", tasks: 3)[0]
    for picture in 1...3 {
      let steps = part.work.filter { $0.label.hasSuffix(" \(picture)") }
      #expect(
        steps.map(\.label) == ["fetch", "decode", "resize", "save"].map { "\($0) \(picture)" })
      for (before, after) in zip(steps, steps.dropFirst()) { #expect(before.end <= after.start) }
    }
    #expect(part.lines.last == "everything is saved")
  }

  @Test("the critical path is the longest picture's chain of four")
  func criticalPath() throws {
    let part = try Rehearsed.parts(of: "operation-dependencies", tasks: 3)[0]
    let chains = (1...3).map { picture in
      part.work.filter { $0.label.hasSuffix(" \(picture)") }.reduce(0) { $0 + $1.duration }
    }
    #expect(part.metrics.criticalPath == chains.max())
  }

  @Test("an operation whose dependency is on no queue does not begin; with it on one, it does")
  func forgotten() throws {
    let part = try Rehearsed.parts(of: "operation-dependencies")[1]
    #expect(part.fact("ready while its dependency is on no queue") == "no")
    #expect(
      part.lines == [
        "decoding has not begun", "with the dependency on a queue, decoding has run",
      ])
  }
}

final class OperationDependenciesExplored: Explored {
  // No step of a picture begins before the one that it depends on: the stage looks.
  static let parts: [ExploredPart] = [
    .always(),
    .always("ready while its dependency is on no queue: no"),
  ]
}

@Suite("operation-cancel")
struct OperationCancelTests {
  @Test("when the owner goes, the running operation stops and the next never runs")
  func ownerGoes() throws {
    let part = try Rehearsed.parts(of: "operation-cancel")[0]
    #expect(
      part.lines == ["the owner goes away", "the refreshing stops", "the queue is empty"])
    #expect(part.fact("the second operation ran") == "no")
  }

  @Test("a cancelled operation that looks stops, one that does not look works to its end")
  func looking() throws {
    let part = try Rehearsed.parts(of: "operation-cancel")[1]
    #expect(part.fact("one that looks: cancelled") == "yes")
    #expect(part.fact("one that looks: worked to the end") == "no")
    #expect(part.fact("one that does not: cancelled") == "yes")
    #expect(part.fact("one that does not: worked to the end") == "yes")
  }

  @Test("asynchronous operations do each task in a task, and the queue waits for all")
  func allAsynchronous() throws {
    let part = try Rehearsed.parts(of: "operation-cancel")[3]
    #expect(part.work.compactMap(\.task).sorted() == [1, 2, 3, 4, 5])
    for span in part.work { #expect(part.lane(of: span) == span.label) }
    let done = try #require(part.timeline.notes.last)
    #expect(part.work.allSatisfy { $0.end <= done.time })
  }

  @Test("an asynchronous operation ends once, answered or cancelled, and always finishes")
  func states() throws {
    let part = try Rehearsed.parts(of: "operation-cancel")[2]
    #expect(part.fact("abandoned: executing") == "yes")
    for (state, value) in [
      ("answered: finished", "yes"), ("answered: cancelled", "no"),
      ("abandoned: finished", "yes"), ("abandoned: cancelled", "yes"),
    ] {
      #expect(part.fact(state) == value, "\(state)")
    }
    #expect(part.lines.filter { $0 == "a download is answered" }.count == 1)
    #expect(part.lines.filter { $0 == "a download is cancelled" }.count == 1)
  }
}

final class OperationCancelExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("the second operation ran: no"),
    .always(
      "one that looks: worked to the end: no", "one that looks: cancelled: yes",
      "one that does not: worked to the end: yes", "one that does not: cancelled: yes"),
    .always(
      "abandoned: executing: yes", "answered: finished: yes", "answered: cancelled: no",
      "abandoned: finished: yes", "abandoned: cancelled: yes"),
    .either(chores(2, atMost: 2)),
  ]
}
