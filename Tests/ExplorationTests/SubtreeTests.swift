import Testing

@testable import Exploration

/// What a helper explored is of use only for the lane, and with the sleeping lanes, that it explored it for.
@Suite("A subtree that a helper explores")
struct SubtreeTests {
  /// Helpers that find out nothing, and keep what was asked of them.
  private final class Helpers: SubtreeHelpers {
    var asked: [Int] = []
    var forgotten: [Int32] = []

    func result(of helper: Int32, at depth: Int) -> ExploredSubtree? {
      asked.append(depth)
      return nil
    }

    func forget(_ helper: Int32) { forgotten.append(helper) }
  }

  /// Two threads write one variable, and one another variable; the search gives away what it guesses to come next.
  ///
  /// - Parameter between: Called with the part that is given away.
  /// - Returns: What the helpers were asked, and all that the executions came to.
  private func explore(
    between: (SourceSets, PartOfSearch) -> Void = { _, _ in }
  ) -> (helpers: Helpers, part: PartOfSearch?, outcomes: Set<[Int]>) {
    let helpers = Helpers()
    let search = SourceSets()
    search.helpers = helpers
    var part: PartOfSearch?
    var (order, outcomes): ([Int], Set<[Int]>) = ([], [])
    _ = Explorer().explore(
      {
        order = []
        let (one, other) = (TinyVariable(), TinyVariable())
        for (number, variable) in [one, other, one].enumerated() {
          _ = Engine.shared.spawn(.thread, name: "\(number)") {
            variable.value = number
            if variable === one { order.append(number) }
          }
        }
      }, with: search,
      each: { _ in
        outcomes.insert(order)
        guard part == nil, let next = search.partToGiveAway(from: 0) else { return }
        part = next
        search.give(next, to: 7)
        between(search, next)
      })
    return (helpers, part, outcomes)
  }

  @Test("is asked for when the search comes to its lane")
  func asked() throws {
    let (helpers, part, outcomes) = explore()
    #expect(helpers.asked == [try #require(part).depth])
    #expect(outcomes == [[0, 2], [2, 0]])
  }

  @Test(
    "is of no use if another lane is tried before it: that one sleeps then, and the search explores it itself"
  )
  func anotherBefore() throws {
    let (helpers, part, outcomes) = explore { search, part in
      let others = search.nodes[part.depth].enabled.subtracting(
        LaneSet([part.node.chosen, search.nodes[part.depth].chosen]))
      let other = others.first ?? -1
      #expect(other >= 0 && other < part.node.chosen)
      search.reversal(at: part.depth, initials: LaneSet([other]), preferred: other)
    }
    #expect(part != nil && helpers.asked.isEmpty && helpers.forgotten == [7])
    #expect(outcomes == [[0, 2], [2, 0]])
  }
}
