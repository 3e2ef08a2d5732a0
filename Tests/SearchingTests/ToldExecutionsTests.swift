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

  private func stepped(_ events: [Recorder.Event]) -> SteppedExecution {
    var execution = RecordedExecution()
    execution.events = events
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

  @Test("what an execution begins with like the one before is told once, and is there again")
  func shared() throws {
    let first = stepped([Self.plain, Self.full, Self.plain])
    let second = stepped([Self.plain, Self.full, Self.full, Self.plain])
    let short = try sent(second.following(first.execution.events))
    #expect(short.keptEvents == 2 && short.execution.events == [Self.full, Self.plain])
    let whole = short.completed(after: first)
    #expect(whole.execution.events == second.execution.events && whole.keptEvents == 0)
  }

  @Test("a worker that names more than there is gets what there is")
  func tooMany() throws {
    let first = stepped([Self.plain, Self.full])
    let short = stepped([Self.plain, Self.full, Self.plain]).following(first.execution.events)
    #expect(short.completed(after: nil).execution.events == [Self.plain])
    let little = short.completed(after: stepped([Self.full]))
    #expect(little.execution.events == [Self.full, Self.plain])
  }
}
