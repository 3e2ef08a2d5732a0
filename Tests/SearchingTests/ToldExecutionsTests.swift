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
      switches: 0, current: nil, halt: nil, variablePlaces: [])
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
      let whole = there.complete(try sent(brief))
      #expect(whole.execution.events == execution.execution.events)
      #expect(whole.execution.moments == execution.execution.moments)
    }
    let lines = try told.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    #expect(lines.map { $0.components(separatedBy: "callers").count - 1 } == [1, 0, 0])
    #expect(lines.map { $0.components(separatedBy: "isOffered").count - 1 } == [0, 2, 0])
  }

  @Test("a worker that names what it has not told gets what there is")
  func tooMany() throws {
    var here = ToldExecutions()
    _ = here.shorten(stepped([Self.plain, Self.full]))
    let brief = here.shorten(stepped([Self.full, Self.other, Self.plain], standing: [0], at: 3))
    var there = ToldExecutions()
    let whole = there.complete(try sent(brief)).execution
    #expect(whole.events == [Self.other])
    #expect(whole.moments.map(\.events) == [1...1])
  }
}
