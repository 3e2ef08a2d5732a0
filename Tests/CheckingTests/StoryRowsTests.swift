import Testing

@testable import Checking
@testable import Exploration

@Suite("Which steps are rows of a story, and what they say")
struct StoryRowsTests {
  private typealias Samples = StorySamples

  private func story(_ events: [Recorder.Event]) -> Story {
    StoryBuilder(resolver: Samples.Lines(), sources: [Samples.source])
      .story(of: events, lanes: Samples.lanes)
  }

  @Test("steps without a line are one row, and no switch to a lane of such steps is told")
  func runtime() {
    let story = story([
      Samples.action(.lock, .nsLock, number: 0, lane: 0, line: 1),
      Samples.event(.switched(from: 0, because: .waits(for: .continuation)), lane: 1),
      Samples.action(.wait, .semaphore, number: 1, lane: 1),
      Samples.event(.write, lane: 1, variable: 0, value: 7, isRacy: true),
      Samples.event(.switched(from: 1, because: .ended), lane: 2),
      Samples.action(.unlock, .nsLock, number: 0, lane: 2, line: 4),
    ])
    #expect(
      story.rows.map(\.text) == ["import Foundation", "2 steps of the runtime", "counter += 1"])
    #expect(story.lanes.map(\.name) == ["main", "thread 2"])
    #expect(story.rows.last?.reason == "main waits for its continuation")
  }

  @Test("the await at which a task leaves its thread is a row, if possible of the learner's file")
  func suspension() {
    var waits = Samples.event(
      .switched(from: 1, because: .waits(for: .continuation)), lane: 0, line: 7)
    let later = Samples.action(.lock, .nsLock, number: 0, lane: 0, line: 12)
    #expect(story([waits, later]).rows.map(\.note) == ["suspends", "locks NSLock"])
    #expect(story([waits, later]).rows.last?.reason == "thread 1 waits for its continuation")
    waits.callers = [CodePlace(4)]
    struct Two: PlaceResolver {
      func place(of code: CodePlace) -> Place? {
        let file = code.offset == 7 ? "check/Check.swift" : "Counter.swift"
        return Place(file: file, line: Int(code.offset))
      }
    }
    let builder = StoryBuilder(
      resolver: Two(), sources: [Samples.source], checkFiles: ["check/Check.swift"])
    let row = builder.story(of: [waits, later], lanes: Samples.lanes).rows.first
    #expect(row?.place?.file == "Counter.swift" && row?.text == "counter += 1")
  }

  @Test("what one lane has to itself until it starts the one that writes it is nobody's news")
  func ownUntilStarted() {
    let story = story([
      Samples.event(.write, lane: 0, line: 2, variable: 1, value: 5),
      Samples.event(.read, lane: 0, line: 2, variable: 1, value: 5),
      Samples.event(.spawned(lane: 1), lane: 0, line: 9),
      Samples.event(.write, lane: 1, line: 4, variable: 1, value: 6),
      Samples.event(.read, lane: 1, line: 4, variable: 1, value: 6),
    ])
    #expect(story.rows.map(\.note) == ["starts thread 1"])
  }

  @Test("what a lane reads before another one writes it is told: it might have read something else")
  func readBefore() {
    let story = story([
      Samples.event(.spawned(lane: 1), lane: 0, line: 9),
      Samples.event(.read, lane: 0, line: 2, variable: 1, value: 5),
      Samples.event(.write, lane: 1, line: 4, variable: 1, value: 6),
    ])
    #expect(story.rows.map(\.note) == ["starts thread 1", "reads 5", "writes 6"])
  }

  @Test("the two words of a short string are its text; the tag behind a value is left out")
  func strings() {
    func words(_ first: UInt64, _ second: UInt64) -> [Recorder.Event] {
      [(first, 0), (second, 1)].map { value, variable in
        Samples.event(
          .write, lane: 0, line: 2, variable: variable, value: value, isRacy: true)
      }
    }
    #expect(story(words(0x6E_6E41, 0xE3 << 56)).rows.map(\.note) == ["writes \"Ann\""])
    #expect(story(words(3, 4)).rows.map(\.note) == ["writes 3, writes 4"])
    let parts = words(0x6E_6E41, 0xE3 << 56)
    let read = Samples.event(.read, lane: 1, line: 4, variable: 1, isRacy: true)
    let race = Race(
      earlier: .init(place: CodePlace(2), writes: true, lane: 0),
      later: .init(place: CodePlace(4), writes: false, lane: 1))
    let marked = StoryBuilder(resolver: Samples.Lines(), sources: [Samples.source])
      .story(of: parts + [read], lanes: Samples.lanes, fault: .race(race))
    #expect(marked.rows.map(\.isWrong) == [true, true], "also by its second word")
    var tagged = words(66, 0)
    tagged[1].size = 1
    #expect(story(tagged).rows.map(\.note) == ["writes 66"])
  }

  @Test("a lane that runs a closure of another one's line shows its body alone")
  func closures() {
    #expect(ClosureBody.of("perform(iterations: 2) { _ in counter += 1 }") == "counter += 1")
    #expect(ClosureBody.of("queue.sync { products.map(\\.name) }") == "products.map(\\.name)")
    #expect(ClosureBody.of("guard left >= count else { return false }") == nil)
    #expect(ClosureBody.of("var total: Int { bytes }") == nil)
    #expect(ClosureBody.of("queue.async {") == nil)
  }
}
