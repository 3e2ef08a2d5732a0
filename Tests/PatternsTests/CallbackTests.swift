import CommandSupport
import Exploration
import Testing
import Timeline

@Suite("callback and async-await")
struct CallbackTests {
  @Test("both say the same, in the same order, failures included")
  func sameOutput() throws {
    let callback = try Rehearsed.parts(of: "callback")[0].lines
    let asyncAwait = try Rehearsed.parts(of: "async-await")[0].lines
    #expect(callback == asyncAwait)
    #expect(callback.contains("no missing: the server answered 404"))
    #expect(callback.contains("no cut: the connection was lost"))
    #expect(callback.contains("photo 1: 48 x 32 points"))
  }

  @Test("callbacks come on another thread than main")
  func lanes() throws {
    let part = try Rehearsed.parts(of: "callback")[0]
    let answers = part.timeline.notes.filter { !$0.text.hasPrefix("asking") }
    #expect(answers.allSatisfy { part.timeline.lanes[$0.lane].name != "main" })
  }

  @Test("handed over: every photo arrives on main once")
  func handedOver() throws {
    let part = try Rehearsed.parts(of: "callback", tasks: 4)[1]
    #expect(Set(part.lines) == Set((1...4).map { "photo \($0) is on main" }))
    #expect(part.timeline.notes.allSatisfy { part.timeline.lanes[$0.lane].name == "main" })
    #expect(part.number("photos") == 4)
  }

  @Test("one catch: what stands after the failing fetch is skipped")
  func oneCatch() throws {
    let part = try Rehearsed.parts(of: "async-await")[1]
    #expect(part.lines == ["photo 1: 48 x 32 points", "stopped: the server answered 500"])
    #expect(!part.work.map(\.label).contains("small photo 1"))
  }

  @Test("a proxy of the environment is not asked for what is on this machine")
  func proxy() throws {
    let run = try Command.run(
      "demo", ["async-await", "--unit", "1ms", "--plain"],
      environment: ["http_proxy": "http://127.0.0.1:9", "all_proxy": "http://127.0.0.1:9"])
    #expect(run.status == 0)
    #expect(run.output.contains("photo 1: 48 x 32 points"))
  }
}

final class CallbackExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(
      "asking for catalogue", "the catalogue lists 4 photos", "asking for photo 1",
      "photo 1: 48 x 32 points", "asking for missing", "no missing: the server answered 404",
      "asking for cut", "no cut: the connection was lost", speaks: true),
    .either(
      anyOrder(of: ["photo 1 is on main", "photo 2 is on main"], then: "photos: 2"),
      speaks: true),
  ]
}

final class AsyncAwaitExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(
      "asking for catalogue", "the catalogue lists 4 photos", "asking for photo 1",
      "photo 1: 48 x 32 points", "asking for missing", "no missing: the server answered 404",
      "asking for cut", "no cut: the connection was lost", speaks: true),
    .always(
      "photo 1: 48 x 32 points", "stopped: the server answered 500",
      "photos before the error: 1", speaks: true),
  ]
}

@Suite("continuation")
struct ContinuationTests {
  @Test("an answer and two failures each resume the task")
  func answeredAndFailed() throws {
    #expect(
      try Rehearsed.parts(of: "continuation")[0].lines == [
        "photo 1: 48 x 32 points", "no missing: the server answered 404",
        "no cut: the connection was lost",
      ])
  }

  @Test("so do a cancelled task and a time limit, though no answer ever comes")
  func cancelledAndTooLate() throws {
    #expect(
      try Rehearsed.parts(of: "continuation")[1].lines == [
        "it is not wanted any more", "no slow photo: cancelled", "no slow photo: the time is over",
      ])
  }

  @Test("a callback that fires twice resumes once, with its first value")
  func firesTwice() throws {
    let part = try Rehearsed.parts(of: "continuation")[2]
    // A busy machine may let the task go on only after the second call.
    let answers = ["answers with what was kept", "answers with what was fetched"]
    #expect(part.lines.filter { $0 != "resumed with what was kept" } == answers)
    #expect(part.lines.count == 3)
    #expect(part.number("calls ignored") == 1)
  }

  @Test("resumed twice: the process says why, and ends with the second answer")
  func resumedTwice() throws {
    let part = try Rehearsed.parts(of: "continuation")[3]
    #expect(part.lines.contains("answers with what was fetched"))
    let trap = try #require(part.timeline.marks.first)
    #expect(trap.kind == .trap && part.timeline.lanes[trap.lane].name == "source")
    #expect(part.fact("the runtime said")?.contains("more than once") == true)
  }

  @Test("never resumed: the process says so and goes on, and the task waits to the end")
  func neverResumed() throws {
    let part = try Rehearsed.parts(of: "continuation")[4]
    #expect(part.lines == ["the source ends, and forgets who has asked", "a unit later"])
    #expect(part.fact("the asker was resumed") == "no")
    #expect(part.fact("the runtime said")?.contains("leaked its continuation") == true)
    let wait = try #require(part.waits.first { part.lane(of: $0) == "asker" })
    #expect(wait.end >= part.timeline.notes.last?.time ?? .max)
  }
}

final class ContinuationExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(
      "photo 1: 48 x 32 points", "no missing: the server answered 404",
      "no cut: the connection was lost", speaks: true),
    .always(
      "it is not wanted any more", "no slow photo: cancelled", "no slow photo: the time is over",
      milliseconds: 10, speaks: true),
    .always("resumed with: what was kept", "calls ignored: 1"),
    .wrong(.continuationResumedTwice),
    .wrong(.continuationNeverResumed),
  ]
}

@Suite("async-stream")
struct AsyncStreamTests {
  @Test("the small picture is shown before the full one, each after it was made")
  func smallThenFull() throws {
    let part = try Rehearsed.parts(of: "async-stream")[0]
    #expect(
      part.lines == ["shows 12 x 8 points", "shows 48 x 32 points", "no better one will come"])
    for (work, note) in zip(part.work, part.timeline.notes) { #expect(work.end <= note.time) }
  }

  @Test("unbounded keeps every step, bufferingNewest(1) the last one")
  func policies() throws {
    let parts = try Rehearsed.parts(of: "async-stream")
    let all = (1...10).map { "\($0 * 10)" }.joined(separator: ", ")
    #expect(parts[1].lines.last == "the reader saw \(all) %")
    #expect(parts[1].number("steps dropped") == 0)
    #expect(parts[2].lines.last == "the reader saw 100 %")
    #expect(parts[2].number("steps dropped") == 9)
    let (up, down) = ((0...10).map { "\($0)" }, (0...9).reversed().map { "\($0)" })
    #expect(parts[1].states(of: "kept") == up + down && parts[1].marks(.loss) == 0)
    #expect(parts[2].states(of: "kept") == ["0", "1", "0"] && parts[2].marks(.loss) == 9)
  }

  @Test("a second reader of a throwing stream: the process says why, and ends")
  func twoReaders() throws {
    let part = try Rehearsed.parts(of: "async-stream")[4]
    #expect(part.lines == ["asks for a value", "asks for a value"])
    #expect(part.marks(.trap) == 1)
    #expect(part.fact("the runtime said")?.contains("more than one task") == true)
  }

  @Test("when the reader leaves, the source is told and stops")
  func readerLeaves() throws {
    #expect(
      try Rehearsed.parts(of: "async-stream")[3].lines == [
        "the third tick; the reader is cancelled", "the reader has gone, so the source stops",
        "the source has stopped",
      ])
  }
}

final class AsyncStreamExplored: Explored {
  static let parts: [ExploredPart] = [
    .always(
      "shows 12 x 8 points", "shows 48 x 32 points", "no better one will come", speaks: true),
    .always(
      "ten steps have come", "the reader saw 10, 20, 30, 40, 50, 60, 70, 80, 90, 100 %",
      "steps dropped: 0", speaks: true),
    .always(
      "ten steps have come", "the reader saw 100 %", "steps dropped: 9", speaks: true),
    .always(
      "the third tick; the reader is cancelled", "the reader has gone, so the source stops",
      "the source has stopped", speaks: true),
    // It is a precondition of the library that fails.
    .wrong(.failedCheck),
  ]
}
