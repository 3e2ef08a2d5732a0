import Channel
import Testing

@testable import Exploration
@testable import Searching

@Suite("What takes a proof back")
struct ContradictedProofTests {
  /// Two lanes that are told to be independent of each other, and are not: what the last one leaves is printed.
  static func hiding() -> () -> Void {
    nonisolated(unsafe) var last = 0
    return {
      let engine = Engine.shared
      for number in 1...2 {
        engine.spawn(.other, name: "") {
          let own = Resource(kind: .variable)
          engine.perform(Action(.write, own, .write))
          last = number
        }
      }
      let end = Resource(kind: .output)
      for _ in 0..<8 { engine.perform(Action(.write, end, .write)) }
      outcome("\(last)")
    }
  }

  @Test("a proof that samples contradict is taken back, and every schedule is run instead")
  func contradicted() throws {
    let summary = try Search.summary(Self.hiding())
    #expect(summary.certainty == .proved && summary.uncertainty == nil)
    #expect(summary.outcomes.count > 1)
    var dpor = SearchSettings()
    dpor.strategy = .dpor
    #expect(try Search.summary(with: dpor, Self.hiding()).outcomes.count == 1)
  }

  @Test("a proof that another order of the search contradicts is taken back as well")
  func contradictedByOrder() throws {
    let steps = [SearchPlan.Step(way: .everyOrder), SearchPlan.Step(way: .bounded)]
    let summary = try Search.summary(in: steps, Self.hiding())
    #expect(summary.outcomes.count > 1, "\(summary)")
    var asked = SearchSettings()
    asked.strategy = .dpor
    let alone = try Search.summary(with: asked, Self.hiding())
    #expect(alone.certainty == .proved && alone.outcomes.count == 1)
    asked.seed = 2
    let other = try Search.summary(with: asked, Self.hiding())
    #expect(other.outcomes.map(\.output) != alone.outcomes.map(\.output))
  }

  @Test("what only another order of the search makes visible is searched for once more")
  func visibleInAnotherOrder() throws {
    nonisolated(unsafe) var begunSeeing = 0
    let steps = [SearchPlan.Step(way: .everyOrder)]
    let summary = try Search.summary(in: steps) {
      let engine = Engine.shared
      if engine.memory.tells(.barriersOfQueues) { begunSeeing += 1 }
      nonisolated(unsafe) var hasBegun = false
      engine.spawn(.other, name: "") {
        if !hasBegun { engine.memory.tell(.barriersOfQueues) }
      }
      let own = Resource(kind: .variable)
      for _ in 0..<8 { engine.perform(Action(.write, own, .write)) }
      hasBegun = true
      outcome("end")
    }
    #expect(summary.certainty == .proved, "\(summary)")
    #expect(begunSeeing > summary.executions)
  }
}
