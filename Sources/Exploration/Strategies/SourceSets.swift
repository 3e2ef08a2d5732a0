import SeededRandom

/// Dynamic partial order reduction with source sets and sleep sets: every order of conflicting events
/// once, as far as a lane can be told beforehand to be of no use.
///
/// Abdulla, Aronsson, Jonsson, Sagonas, "Optimal dynamic partial order reduction", POPL 2014
/// (algorithm 1). When it finishes, every inequivalent interleaving was explored.
package final class SourceSets: Strategy {
  struct Sleeper: Equatable, Codable {
    var lane: Int
    var footprint: Footprint
    /// How many resources there were where it went to sleep.
    var resources: Int
    /// Whether that was at a node before.
    var isInherited = false
  }

  struct Node: Codable {
    var enabled: LaneSet
    /// The lanes to try here.
    var backtrack: LaneSet
    /// The lanes that are of no use here: what they would start was explored before.
    var sleep: LaneSet
    /// What the next event of each of them did when it was explored.
    var sleepers: [Sleeper]
    /// How many resources there are.
    var resources: Int
    var chosen: Int
    /// What slept here since a node before, and does not sleep after the chosen lane's event.
    var woken: [Woken] = []
    /// Whether the program failed when the chosen lane went on: whatever others do comes before that, or not at all.
    var fails = false

    /// Goes on with another lane; the one before sleeps, and did this.
    mutating func turn(to lane: Int, from footprint: Footprint) {
      // The end of the program conflicts with everything: a lane that fails there does not sleep.
      if !fails {
        sleepers.append(Sleeper(lane: chosen, footprint: footprint, resources: resources))
      }
      sleep.insert(chosen)
      woken = []
      fails = false
      chosen = lane
    }
  }

  var nodes: [Node] = []
  private var depth = 0
  private(set) var turn = 0
  private(set) var events: ExecutedEvents?
  var isFirst = true
  /// What is to be tried next was chosen by another process.
  var isResumed = false
  /// Whether this execution goes another way than an earlier one where it turns off.
  private var turnsOff = false
  /// Which lanes of which nodes helpers explore; see ``SubtreeHelpers``.
  var given: [Int: GivenSubtree] = [:]
  /// Those who explore them.
  package weak var helpers: (any SubtreeHelpers)?
  /// How many of the first nodes are another one's, for whom this one explores the rest.
  var foreignNodes = 0
  /// What is to be tried in those.
  var foreignReversals = ForeignReversals()
  /// Whether everything was explored.
  package private(set) var isComplete = false
  /// Whether the same choices have led to another point.
  package private(set) var hasDeparted = false

  let shard: Int
  let shards: Int
  /// What the first choice at each new point is drawn from; `nil` to stay with the lane that came there.
  let order: UInt64?
  /// The first choices divide the search into shards, until they have so many ways to go on together; all of their
  /// lanes are tried.
  ///
  /// A way is a lane that can continue, also one that is of no use: so each shard counts the same.
  private static let dividingWays = 16_384

  /// - Parameters:
  ///   - shard: Which part of the search this is, from 1.
  ///   - shards: How many parts there are. Every part divides the search by the same first choices,
  ///     so that together they explore what one search explores, each interleaving once.
  ///   - order: What the first choice at each new point is drawn from; `nil` to stay with the lane that
  ///     came there. Whatever the order, a whole search finds the same outcomes.
  package init(shard: Int = 1, of shards: Int = 1, order: UInt64? = nil) {
    self.shard = shard
    self.shards = shards
    self.order = order
  }

  /// What comes before the point where this execution turns off was looked at in the one before.
  package func wantsReversals(at event: Int) -> Bool { event >= turn }

  /// Whether the event's lane was chosen instead of one that an earlier execution chose there.
  package func goesAnotherWay(at event: Int) -> Bool { turnsOff && event == turn }

  /// Turns off at the deepest point that has a lane left to try.
  package func begin() -> Bool {
    depth = 0
    defer { turn = max(0, nodes.count - 1) }
    turnsOff = isResumed || !isFirst
    if isFirst || isResumed {
      isFirst = false
      isResumed = false
      return true
    }
    var told: Footprint?
    while let last = nodes.indices.last, last >= foreignNodes {
      let open = nodes[last].backtrack.intersection(nodes[last].enabled)
        .subtracting(nodes[last].sleep).subtracting(LaneSet([nodes[last].chosen]))
      if let next = open.first {
        nodes[last].turn(to: next, from: told ?? events?.footprint(of: last) ?? Footprint())
        told = takeBack(at: last)
        if told != nil { continue }
        return true
      }
      forget(at: last)
      told = nil
      nodes.removeLast()
    }
    isComplete = true
    return false
  }

  /// Follows the chosen path, and continues beyond it with a lane that is not asleep.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    defer { depth += 1 }
    if events == nil { events = point.events }
    if depth < nodes.count {
      if point.enabled != nodes[depth].enabled { hasDeparted = true }
      return hasDeparted ? nil : nodes[depth].chosen
    }
    let sleepers = sleepersAfterLast(point.events)
    let sleep = LaneSet(sleepers.lazy.map(\.lane))
    let open = point.enabled.subtracting(sleep)
    guard let first = open.first else { return nil }
    let divides = shards > 1 && isDividing(point.enabled)
    if !divides && hasDivided && belongsElsewhere { return nil }
    var willing = point.givingWay.map { open.subtracting(LaneSet([$0])) } ?? open
    if !point.unprompted.isEmpty {
      let prompted = willing.subtracting(point.unprompted)
      if !prompted.isEmpty { willing = prompted }
    }
    let chosen =
      point.givingWay.flatMap { point.next(after: $0, in: willing) } ?? drawn(from: willing)
      ?? point.current.flatMap { willing.contains($0) ? $0 : nil } ?? willing.first ?? first
    nodes.append(
      Node(
        enabled: point.enabled, backtrack: divides ? point.enabled : LaneSet([chosen]),
        sleep: sleep, sleepers: sleepers, resources: point.events.resources,
        chosen: chosen))
    return chosen
  }

  /// One of the lanes, by the number of choices before this one: each run of the search takes the same.
  private func drawn(from willing: LaneSet) -> Int? {
    guard let order, !willing.isEmpty else { return nil }
    var generator = SeededGenerator(seed: order << 32 &+ UInt64(depth))
    return willing.lanes[Int.random(in: 0..<willing.count, using: &generator)]
  }

  /// Whether the choice at a new node is one of those that divide the search.
  private func isDividing(_ enabled: LaneSet) -> Bool {
    enabled.count > 1 && !hasDivided
  }

  private var hasDivided: Bool { shards > 1 && dividingNodes != nil }

  /// How many of the nodes divide the search; `nil` where the next one does so, too.
  private var dividingNodes: Int? {
    var ways = 1
    for (index, node) in nodes.enumerated() {
      ways *= node.enabled.count
      if ways >= Self.dividingWays { return index + 1 }
    }
    return nil
  }

  /// Whether the first choices belong to another part of the search.
  ///
  /// An execution with fewer choices is run by every part, and counted by one.
  package var belongsElsewhere: Bool {
    guard shards > 1 else { return false }
    var hash = StableHash()
    for node in nodes.prefix(dividingNodes ?? nodes.count) where node.enabled.count > 1 {
      hash.add(UInt64(node.chosen))
    }
    return Int((hash.value >> 32) % UInt64(shards)) != shard - 1
  }

  /// Adds a lane to try, unless one that is tried or asleep starts the other order as well.
  package func reversal(at event: Int, initials: LaneSet, preferred: Int) {
    guard event < nodes.count else { return }
    let possible = initials.intersection(nodes[event].enabled)
    if !possible.isEmpty {
      return add(Reversal(event: event, possible: possible, preferred: preferred))
    }
    // What has to come before it lies in an event that comes after it only in part: a lane has started another one, and
    // noticed afterwards, in the same step, what it need not wait for. Which lane brings that about is not known.
    for lane in nodes[event].enabled.lanes {
      add(Reversal(event: event, possible: LaneSet([lane]), preferred: lane))
    }
  }

  /// Adds a lane to try at a node, or keeps that for the search whose node it is.
  func add(_ reversal: Reversal) {
    let event = reversal.event
    if event < foreignNodes { return foreignReversals.add(reversal) }
    let tried = nodes[event].backtrack.union(nodes[event].sleep)
    guard reversal.possible.intersection(tried).isEmpty else { return }
    let prefers = reversal.possible.contains(reversal.preferred)
    guard let lane = prefers ? reversal.preferred : reversal.possible.first else { return }
    nodes[event].backtrack.insert(lane)
  }

  /// Keeps the events: what a lane did is asked for when it goes to sleep.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {
    self.events = events
    if hasDeparted { return }
    letOthersComeBeforeWoken(events)
    if end == .failed { letOthersGoFirst() }
  }

  /// What the others would have done after the failure is seen if they do it before.
  ///
  /// It may conflict with what the failed lane did, and then the failure need not come at all.
  private func letOthersGoFirst() {
    guard depth > 0, depth == nodes.count else { return }
    nodes[depth - 1].fails = true
    let others = nodes[depth - 1].enabled.subtracting(LaneSet([nodes[depth - 1].chosen]))
      .subtracting(nodes[depth - 1].sleep)
    if let any = others.first { reversal(at: depth - 1, initials: others, preferred: any) }
  }
}
