/// Dynamic partial order reduction with source sets and sleep sets: every order of conflicting events
/// once, as far as a lane can be told beforehand to be of no use.
///
/// Abdulla, Aronsson, Jonsson, Sagonas, "Optimal dynamic partial order reduction", POPL 2014
/// (algorithm 1). When it finishes, every inequivalent interleaving was explored.
public final class SourceSets: Strategy {
  private struct Node {
    var enabled: LaneSet
    /// The lanes to try here.
    var backtrack: LaneSet
    /// The lanes that are of no use here: what they would start was explored before.
    var sleep: LaneSet
    var chosen: Int
  }

  private var nodes: [Node] = []
  private var depth = 0
  private var turn = 0
  private var isFirst = true
  /// Whether everything was explored.
  public private(set) var isComplete = false

  public init() {}

  /// What comes before the point where this execution turns off was looked at in the one before.
  public func wantsRaces(at event: Int) -> Bool { event >= turn }

  public func begin() -> Bool {
    depth = 0
    defer { turn = max(0, nodes.count - 1) }
    if isFirst {
      isFirst = false
      return true
    }
    while let last = nodes.indices.last {
      nodes[last].sleep.insert(nodes[last].chosen)
      let open = nodes[last].backtrack.intersection(nodes[last].enabled)
        .subtracting(nodes[last].sleep)
      if let next = open.first {
        nodes[last].chosen = next
        return true
      }
      nodes.removeLast()
    }
    isComplete = true
    return false
  }

  public func choose(_ point: borrowing SchedulingPoint) -> Int? {
    defer { depth += 1 }
    if depth < nodes.count { return nodes[depth].chosen }
    let sleep =
      nodes.last.map { $0.sleep.subtracting(point.awakened) } ?? LaneSet()
    let open = point.enabled.subtracting(sleep)
    guard let first = open.first else { return nil }
    let chosen = point.current.flatMap { open.contains($0) ? $0 : nil } ?? first
    nodes.append(
      Node(
        enabled: point.enabled, backtrack: LaneSet([chosen]), sleep: sleep, chosen: chosen))
    return chosen
  }

  public func race(at event: Int, initials: LaneSet, preferred: Int) {
    guard event < nodes.count else { return }
    let possible = initials.intersection(nodes[event].enabled)
    if possible.isEmpty { return }
    let covered = nodes[event].backtrack.union(nodes[event].sleep)
    guard possible.intersection(covered).isEmpty else { return }
    if possible.contains(preferred) {
      nodes[event].backtrack.insert(preferred)
    } else if let lane = possible.first {
      nodes[event].backtrack.insert(lane)
    }
  }
}
