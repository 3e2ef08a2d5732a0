import Testing

@testable import Exploration

@Suite("What a thread beside the engine may look at")
struct PulseTests {
  @Test("goes with the execution: its number, its scheduling points, and whether it runs")
  func pulse() {
    let pulse = Engine.shared.pulse
    nonisolated(unsafe) var seen: [Pulse] = []
    var afterwards: [Pulse] = []
    let program = {
      let text = Resource(kind: .variable)
      for _ in 0..<2 {
        Engine.shared.perform(Action(.write, text, .write))
        seen.append(pulse.pointee)
      }
    }
    // Whoever is asked while it is our turn: other tests use the engine as well.
    _ = Explorer().explore(program, with: FirstChoice()) { _ in afterwards.append(pulse.pointee) }
    #expect(seen.map(\.steps) == [2, 3])
    #expect(seen.map(\.isExecuting) == [true, true])
    #expect(afterwards.map(\.isExecuting) == [false])
    #expect(afterwards.map(\.executions) == Array(Set(seen.map(\.executions))))
  }
}
