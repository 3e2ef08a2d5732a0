import Patterns
import Testing
import Timeline

@Suite("atomics-ordering")
struct AtomicsOrderingTests {
  @Test("a flag hands every value over, and in one order no two threads go in together")
  func promised() throws {
    // Whether the second part goes wrong is up to the processor; on one it never does.
    let parts = try Rehearsed.parts(of: "atomics-ordering", unit: "5ms")
    #expect(parts[0].number("rounds in which an old value was read") == 0)
    #expect((0...5).contains(parts[1].number("rounds in which both went in") ?? -1))
    #expect(parts[2].number("rounds in which both went in") == 0)
    for part in parts {
      #expect(part.facts.last?.number == Double(part.marks(.loss)))
      #expect(Set(part.timeline.lanes.map(\.name)) == ["main", "left", "right"])
      #expect(part.lines.sorted() == ["begins", "begins", "ends", "ends"])
    }
  }
}

final class AtomicsOrderingExplored: Explored {
  // The second part could go wrong on a processor; the explorer's memory has one order.
  static let parts: [ExploredPart] = [
    .either(["rounds: 1\nrounds in which an old value was read: 0"], rounds: 1),
    .either(["rounds: 1\nrounds in which both went in: 0"], rounds: 1),
    .either(["rounds: 1\nrounds in which both went in: 0"], rounds: 1),
  ]
}
