import Channel
import Testing

@testable import Exploration
@testable import Searching

@Suite("Races become findings")
struct RaceFindingTests {
  /// How many findings races make of which each is a pair of places.
  private func findings(_ pairs: [(UInt, UInt)]) throws -> Int {
    try OneEngine.whileItIsOurs {
      let engine = Engine.shared
      engine.memory.adopt(
        pairs.map { one, other in
          Race(
            earlier: .init(place: CodePlace(one), writes: true, lane: 0),
            later: .init(place: CodePlace(other), writes: true, lane: 1))
        })
      defer {
        engine.memory.forgetRaces()
        engine.racyPlaces = []
      }
      let search = try Search(
        engine: engine, settings: SearchSettings(), program: {}, tell: { _ in })
      search.makeRacesVisible()
      search.makeRacesVisible()
      return search.state.pending.count
    }
  }

  @Test("one for all places that a chain of races joins, in whatever order they stand in the code")
  func chain() throws {
    #expect(try findings([(1, 2), (3, 4), (2, 5), (5, 3)]) == 1)
    #expect(try findings([(10, 20), (10, 21), (11, 20), (12, 21)]) == 1)
  }

  @Test("one for each of two that have no place in common")
  func different() throws {
    #expect(try findings([(1, 2), (3, 4)]) == 2)
  }
}
