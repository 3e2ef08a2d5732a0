import Foundation
import Testing

@testable import Channel
@testable import Exploration

@Suite("How a worker tells what happened")
struct ToldExecutionsTests {
  private static let plain = Recorder.Event(kind: .finished, lane: 2, place: CodePlace(0))
  private static let full = Recorder.Event(
    kind: .write, lane: 1, place: CodePlace(8), variable: 3, size: 8, value: 9,
    isPreemption: true, isRacy: true, isInout: true, callers: [CodePlace(16), CodePlace(0)])

  private static let other = Recorder.Event(kind: .read, lane: 1, place: CodePlace(24))

  /// - Parameter standing: The lanes that stand at a moment of it.
  private func stepped(
    _ events: [Recorder.Event], standing: [Int] = [], at moment: Int = 0
  ) -> SteppedExecution {
    var execution = RecordedExecution()
    execution.events = events
    let lanes = standing.map { number in
      Halt.Lane(
        number: number, isOffered: true, isUnprompted: false, isDaemon: false, verb: .lock,
        resourceNumber: -1, isInout: false, places: [CodePlace(8)], holders: [])
    }
    if !lanes.isEmpty {
      execution.moments = [Halt(lanes: lanes, resources: [], now: 5, events: moment...moment)]
    }
    return SteppedExecution(
      execution: execution, wrong: [], mistake: nil, schedule: Schedule(program: 1), path: [],
      switches: 0, current: nil, halt: nil)
  }

  private func sent<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("an event arrives as it was, whatever it has", arguments: [plain, full])
  func arrives(_ event: Recorder.Event) throws {
    #expect(try sent(event) == event)
  }

  @Test("an event that has nothing but a lane says nothing else")
  func short() throws {
    let fields = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.plain))
    #expect((fields as? [String: Any])?.keys.sorted() == ["kind", "lane"])
  }

  @Test("what was told with an execution before is only named, and is there again")
  func shared() throws {
    let executions = [
      stepped([Self.plain, Self.full, Self.plain]),
      stepped([Self.full, Self.other, Self.plain], standing: [0, 1]),
      stepped([Self.other, Self.plain], standing: [1]),
    ]
    var (here, there) = (ToldExecutions(), ToldExecutions())
    let told = executions.map { here.shorten($0) }
    for (execution, brief) in zip(executions, told) {
      let whole = try #require(there.complete(try sent(brief)))
      #expect(whole == execution)
    }
    let lines = try told.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    #expect(lines.map { $0.components(separatedBy: "callers").count - 1 } == [1, 0, 0])
    #expect(lines.map { $0.components(separatedBy: "isOffered").count - 1 } == [0, 2, 0])
  }

  @Test("what each execution has of its own arrives with it")
  func own() throws {
    var first = stepped([Self.plain])
    (first.path, first.switches, first.execution.preemptions) = ([2, 0, 1], 3, 2)
    first.schedule.deviations = [Schedule.Deviation(step: 4, lane: 1)]
    first.execution.variablePlaces = [.max, 0, 8]
    var second = stepped([Self.plain])
    second.schedule.reading = Reading(time: .any, most: 4)
    var (here, there) = (ToldExecutions(), ToldExecutions())
    for execution in [first, second] {
      #expect(there.complete(try sent(here.shorten(execution))) == execution)
    }
  }

  @Test("a worker that names what it has not told gets what there is")
  func tooMany() throws {
    var (here, there) = (ToldExecutions(), ToldExecutions())
    _ = there.complete(try sent(here.shorten(stepped([]))))
    _ = here.shorten(stepped([Self.plain, Self.full]))
    let brief = here.shorten(stepped([Self.full, Self.other, Self.plain], standing: [0], at: 3))
    let whole = try #require(there.complete(try sent(brief))).execution
    #expect(whole.events == [Self.other])
    #expect(whole.moments.map(\.events) == [1...1])
  }

  @Test("an execution that ends like one that was not told is none")
  func unknownEnd() throws {
    var (here, there) = (ToldExecutions(), ToldExecutions())
    _ = here.shorten(stepped([Self.plain]))
    #expect(there.complete(try sent(here.shorten(stepped([Self.full])))) == nil)
  }

  @Test("numbers arrive as they were", arguments: [[], [0], [-1, .min, .max, 0, 12]])
  func numbers(_ numbers: [Int]) throws {
    #expect(try sent(PackedNumbers(numbers)).all == numbers)
  }

  @Test("what is no number is an error", arguments: ["x", "1 2x", "1,2", "99999999999999999999"])
  func noNumbers(_ text: String) throws {
    let data = try JSONEncoder().encode(text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PackedNumbers.self, from: data)
    }
  }
}
