/// Every schedule with at most a number of preemptions, by depth-first search.
///
/// Musuvathi, Qadeer, "Iterative context bounding for systematic testing of multithreaded programs",
/// PLDI 2007. Equivalent schedules are not left out: sleep sets would be unsound under a bound. Only
/// steps that no other lane can notice, such as most lanes' starts, are no choice and no preemption.
package final class BoundedSearch: Strategy {
  private struct Node {
    let enabled: LaneSet
    /// The lane that runs here if none preempts it.
    let current: Int?
    /// The preemptions before this choice.
    let preemptions: Int
    var chosen: Int
    /// What is still to be tried here, the next one last.
    var rest: [Int] = []
    /// Whether the step counts as a choice; a start does when others turn out to notice it.
    var isChoice = true

    /// The lane that runs after this step, and the preemptions so far.
    var owner: Int? { isChoice ? chosen : current }
    var after: Int {
      guard isChoice, let current, chosen != current else { return preemptions }
      return preemptions + 1
    }
  }

  /// The most preemptions of an execution.
  package let preemptions: Int
  private var nodes: [Node] = []
  private var depth = 0
  private var isFirst = true
  /// Whether every schedule within the bound was run.
  package private(set) var isComplete = false
  /// Whether the same choices have led to another point.
  package private(set) var hasDeparted = false
  /// Whether the bound left anything out; if not, a complete search is a proof.
  package private(set) var wasBounded = false

  /// Whether a lane's start is a choice like any other, as it is to a person who chooses.
  private let startsAreChoices: Bool

  /// A search with at most a number of preemptions; without a number, every schedule.
  ///
  /// It may begin in the middle of an execution: then the lane that ran last is preempted like any other.
  ///
  /// - Parameter startsAreChoices: Whether a lane's start is a choice even if no other lane notices it.
  package init(preemptions: Int = .max, startsAreChoices: Bool = false) {
    self.preemptions = preemptions
    self.startsAreChoices = startsAreChoices
  }

  /// Starts the next execution.
  package func begin() -> Bool {
    depth = 0
    if isFirst {
      isFirst = false
      return true
    }
    while let last = nodes.indices.last {
      if let next = nodes[last].rest.popLast() {
        nodes[last].chosen = next
        return true
      }
      nodes.removeLast()
    }
    isComplete = true
    return false
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    defer { depth += 1 }
    if depth < nodes.count {
      if point.enabled != nodes[depth].enabled { hasDeparted = true }
      return hasDeparted ? nil : nodes[depth].chosen
    }
    let before = nodes.last?.enabled ?? LaneSet()
    let mattered = !point.lastWasUnnoticed || !point.enabled.subtracting(before).isEmpty
    if mattered, let last = nodes.indices.last, !nodes[last].isChoice { makeChoice(last) }

    let owner = nodes.isEmpty ? point.current : nodes.last?.owner
    let current = owner.flatMap {
      point.enabled.contains($0) && $0 != point.givingWay && !point.unprompted.contains($0)
        ? $0 : nil
    }
    let spent = nodes.last?.after ?? 0
    if let fresh = point.fresh, !startsAreChoices {
      nodes.append(
        Node(
          enabled: point.enabled, current: current, preemptions: spent, chosen: fresh,
          isChoice: false))
    } else {
      let chosen =
        current ?? point.givingWay.flatMap { point.next(after: $0, in: point.willing) }
        ?? point.willing.lanes[0]
      nodes.append(
        Node(enabled: point.enabled, current: current, preemptions: spent, chosen: chosen))
      // After a step that no other lane noticed the others could only do what they could before it.
      let repeats = current != nil && !mattered && nodes.dropLast().last?.isChoice == true
      if !repeats { makeChoice(nodes.count - 1) }
    }
    return nodes.last?.chosen
  }

  /// Everything else that the bound allows is to be tried at a node, too.
  private func makeChoice(_ index: Int) {
    nodes[index].isChoice = true
    let node = nodes[index]
    let others = node.enabled.subtracting(LaneSet([node.chosen]))
    for lane in others.lanes.reversed() {
      if node.current == nil || node.current == lane || node.preemptions < preemptions {
        nodes[index].rest.append(lane)
      } else {
        wasBounded = true
      }
    }
  }
}
