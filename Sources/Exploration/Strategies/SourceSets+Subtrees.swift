/// Who explores a part of a search for it.
package protocol SubtreeHelpers: AnyObject {
  /// What a helper found out, once it is ready; `nil` if the subtree has to be explored here.
  ///
  /// - Parameter depth: How many choices come before the subtree.
  func result(of helper: Int32, at depth: Int) -> ExploredSubtree?
  /// Nobody needs a helper any more.
  func forget(_ helper: Int32)
}

/// What a search has to know of a subtree that another one explored.
package struct ExploredSubtree: Sendable, Codable {
  fileprivate var reversals: [SourceSets.Reversal]
  /// What the first event in it did.
  fileprivate var footprint: Footprint
}

/// A part of a search that a helper could explore.
package struct PartOfSearch {
  /// How many choices come before it.
  let depth: Int
  /// The node there as it will be when its next lane is tried.
  let node: SourceSets.Node
}

/// A subtree that a helper explores: everything that begins as the executions to a node, and goes on with a lane.
struct GivenSubtree {
  var helper: Int32
  /// What the search has to come to: the same lane, with the same ones asleep.
  var node: SourceSets.Node
}

extension SourceSets {
  /// An event that another one could have come before.
  struct Reversal: Hashable, Codable {
    var event: Int
    /// The lanes any of which could start the other order there.
    var possible: LaneSet
    /// The lane that the other order is about.
    var preferred: Int
  }
}

/// What is to be tried at nodes of another search, in the order in which that came out.
struct ForeignReversals {
  private(set) var all: [SourceSets.Reversal] = []
  private var known: Set<SourceSets.Reversal> = []

  /// What is asked for once more changes nothing.
  mutating func add(_ reversal: SourceSets.Reversal) {
    if known.insert(reversal).inserted { all.append(reversal) }
  }
}

/// A search that has helpers explores the same as one that has none, and in the same order.
///
/// What lies below a node after one of its lanes depends on the way there and on the lanes that sleep, not on what else
/// will be tried on the way. So a helper can explore it in advance; what it wants to be tried at the nodes above is
/// added when the search comes to that lane. If another lane turns out to come first, other lanes sleep then, and the
/// search explores the subtree itself.
extension SourceSets {
  /// The part nearest to the start that a helper could explore: what follows a lane that is to be tried next.
  ///
  /// - Parameter depth: The least number of choices before it.
  package func partToGiveAway(from depth: Int) -> PartOfSearch? {
    guard let events else { return nil }
    for index in nodes.indices.dropLast().dropFirst(max(depth, foreignNodes))
    where given[index] == nil && !nodes[index].fails {
      guard let lane = laneToTry(at: index, events) else { continue }
      var node = nodes[index]
      node.turn(to: lane, from: events.footprint(of: index))
      return PartOfSearch(depth: index, node: node)
    }
    return nil
  }

  /// The lane that will be tried next at a node, as far as can be told now.
  ///
  /// One that could have gone on there, and then did something in conflict with what was done instead, is going to be
  /// tried, though that comes out only later in the search.
  private func laneToTry(at index: Int, _ events: ExecutedEvents) -> Int? {
    let node = nodes[index]
    let others = node.enabled.subtracting(node.sleep).subtracting(LaneSet([node.chosen]))
    guard !others.isEmpty else { return nil }
    let done = events.footprint(of: index)
    return others.lanes.first { lane in
      node.backtrack.contains(lane)
        || events.next(of: lane, after: index).map {
          events.footprint(of: $0).conflicts(with: done, knowing: .max)
        } ?? false
    }
  }

  /// A helper explores a part.
  package func give(_ part: PartOfSearch, to helper: Int32) {
    given[part.depth] = GivenSubtree(helper: helper, node: part.node)
  }

  /// In a helper: only this is explored from now on.
  package func keepOnly(_ part: PartOfSearch) {
    nodes.removeLast(nodes.count - part.depth)
    nodes.append(part.node)
    foreignNodes = nodes.count
    foreignReversals = ForeignReversals()
    given = [:]
    isResumed = true
  }

  /// In a helper, at its end: what its search has to know.
  package var explored: ExploredSubtree? {
    guard isComplete, !hasDeparted, let footprint = events?.footprint(of: foreignNodes - 1),
      nodes.last?.fails == false
    else { return nil }
    return ExploredSubtree(reversals: foreignReversals.all, footprint: footprint)
  }

  /// What a helper found behind the lane that was chosen; `nil` if it is to be explored here.
  func takeBack(at index: Int) -> Footprint? {
    guard let subtree = given.removeValue(forKey: index) else { return nil }
    let node = nodes[index]
    guard let helpers, subtree.node.chosen == node.chosen, subtree.node.sleep == node.sleep,
      subtree.node.sleepers == node.sleepers,
      let explored = helpers.result(of: subtree.helper, at: index)
    else {
      helpers?.forget(subtree.helper)
      return nil
    }
    for reversal in explored.reversals { add(reversal) }
    return explored.footprint
  }

  /// Those who still explore parts of it, the ones with the parts nearest to its start first.
  package var helpersAtWork: [Int32] { given.sorted { $0.key < $1.key }.map(\.value.helper) }

  /// Nobody needs any of its helpers any more.
  package func forgetAll() {
    for index in given.keys { forget(at: index) }
  }

  /// A node is left: what helpers do there is of no use any more.
  func forget(at index: Int) {
    guard let subtree = given.removeValue(forKey: index) else { return }
    helpers?.forget(subtree.helper)
  }
}
