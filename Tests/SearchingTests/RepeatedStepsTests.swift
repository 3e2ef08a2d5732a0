@testable import Exploration
import Testing

@Suite("Whether two runs of one schedule are alike, step by step")
struct RepeatedStepsTests {
  private static func step(
    _ verb: Verb = .useRuntimeLock, at place: UInt, lane: Int = 0, callers: [UInt]
  ) -> Recorder.Event {
    Recorder.Event(
      kind: .action(verb, ResourceName(.streamOrGroup), number: 6, timedOut: false), lane: lane,
      place: CodePlace(place), callers: callers.map { CodePlace($0) })
  }

  @Test("a place from the words of a library's frames may differ, if the callers do not")
  func places() {
    let one = Self.step(at: 35_416, callers: [15_219, 24_411])
    #expect(one.isRepeated(by: Self.step(at: 34_600, callers: [15_219, 24_411])))
    #expect(!one.isRepeated(by: Self.step(at: 34_600, callers: [15_346, 24_411])))
  }

  @Test("a place that stands in its frame may not differ from another one that does")
  func frames() {
    let one = Self.step(at: 15_219, callers: [15_219, 24_411])
    #expect(one.isRepeated(by: one))
    #expect(!one.isRepeated(by: Self.step(at: 15_346, callers: [15_346, 24_411])))
  }

  @Test("a place from words may stand for the one in the frame: not each run leaves such words")
  func wordsInOneRun() {
    let framed = Self.step(at: 15_219, callers: [15_219, 24_411])
    let fromWords = Self.step(at: 35_416, callers: [15_219, 24_411])
    #expect(framed.isRepeated(by: fromWords))
    #expect(fromWords.isRepeated(by: framed))
    #expect(!framed.isRepeated(by: Self.step(at: 35_416, callers: [15_346, 24_411])))
  }

  @Test("the place of an access may not differ")
  func accesses() {
    let callers = [CodePlace(15_219)]
    let one = Recorder.Event(kind: .read, lane: 0, place: CodePlace(8), callers: callers)
    let other = Recorder.Event(kind: .read, lane: 0, place: CodePlace(16), callers: callers)
    #expect(!one.isRepeated(by: other))
  }

  @Test("what happens, and by whom, may not differ")
  func kinds() {
    let one = Self.step(at: 35_416, callers: [15_219])
    #expect(!one.isRepeated(by: Self.step(.lock, at: 35_416, callers: [15_219])))
    #expect(!one.isRepeated(by: Self.step(at: 35_416, lane: 1, callers: [15_219])))
  }
}
