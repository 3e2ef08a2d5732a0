import Exploration

/// How many have entered a group and not left.
///
/// All that leave come before the lanes that continue because none is left. Only the last one lets others
/// continue, so that leaving does not conflict with leaving, unless others see which lane was the last.
open class GroupCount: Synchronizer {
  /// How many are in.
  package private(set) final var count = 0
  /// How many lanes wait until none is.
  package private(set) final var waiting = 0
  /// The ends of all that was left.
  private final var left = Stamp()
  /// The ends of all that was left when it became empty last: a lane that leaves later is not waited for.
  package private(set) final var emptied = Stamp()
  /// How often it became empty.
  package private(set) final var generation = 0
  /// Whether blocks wait that the last lane to leave will start.
  package final var isAwaitedByBlocks = false
  /// The ends of all that had been left when blocks were started last.
  private final var started = Stamp()
  /// Whether a lane has said that it waits: the last one to leave then looks for blocks, too.
  package private(set) final var hasWaiters = false
  /// What the lanes had done before each enter that no leave has matched yet.
  private final var entered: [Stamp] = []

  public final override func canGoOn(_ action: Action, _ lane: Lane) -> Bool {
    count == 0 || generation != action.detail
  }

  public final override var amount: Int? { count }

  /// One more is in.
  ///
  /// While blocks wait it conflicts with every leave: one order starts the blocks, the other keeps them waiting.
  /// The same holds for a leave that has started blocks already, if the lane does not come after it. A lane that
  /// waits needs no such conflict, because its own look at the count conflicts with an enter.
  package final func enter() {
    engine.perform(Action(.enter, self, .enter))
    if isAwaitedByBlocks || !engine.isKnown(started) {
      engine.effect(.enter, conflicts: .leave, on: self, stopsAfter: false)
    }
    count += 1
    var stamp = Stamp()
    engine.release(into: &stamp)
    entered.append(stamp)
  }

  /// One less is in; ends the execution if none was.
  package final func leave() {
    guard leaveIfIn() else { engine.fail(.groupLeftTooOften) }
  }

  /// The same for several of which only the first one leaves.
  ///
  /// Which of them is the first matters, and whether others look before a later one.
  ///
  /// - Returns: Whether it was the first one.
  package final func leaveOnce() -> Bool {
    let isFirst = leaveIfIn(conflicts: .leave)
    if !isFirst { engine.effect(.leave, conflicts: .await, on: self, stopsAfter: false) }
    return isFirst
  }

  private func leaveIfIn(conflicts: Effect = []) -> Bool {
    var action = Action(.leave, self, .leave)
    action.conflicts.formUnion(conflicts)
    // The enter that belongs to it is the last one that surely came before. If there is none, this
    // may be one leave too many in another order.
    let own = entered.lastIndex(where: engine.isKnown)
    if let own { entered.remove(at: own) } else { action.conflicts.formUnion(.enter) }
    engine.perform(action)
    if own == nil, !entered.isEmpty { entered.removeFirst() }
    guard count > 0 else { return false }
    engine.releaseJoining(into: &left)
    count -= 1
    let seen = count <= 1 ? seenOfLast : []
    if !seen.isEmpty { engine.effect(.leave, conflicts: seen, on: self, stopsAfter: false) }
    guard count == 0 else { return true }
    // Who starts the blocks of an ordered queue, this lane or the one that registers them, can be seen there.
    engine.effect(.leave, conflicts: .share, on: self, stopsAfter: false)
    generation += 1
    wasGivenBack()
    emptied = engine.copy(of: left)
    becameEmpty()
    return true
  }

  // MARK: What is seen of the last one

  /// Which lane is the last to leave is decided by the last two, and seen where blocks are put in line; the last one sees
  /// whether a lane has said that it waits.
  private var seenOfLast: Effect {
    let memory = engine.memory
    let ofLeaves: Effect = memory.tells(leaves) ? .leave : []
    return memory.tells(waits) ? ofLeaves.union(.put) : ofLeaves
  }

  /// What stands for the leaves of the groups that were made where this one was, and for the waits: one byte behind a
  /// call is no other place.
  private var leaves: CodePlace { origin.isKnown ? origin : .leavesOfGroups }
  private var waits: CodePlace {
    origin.isKnown ? CodePlace(origin.offset + 1) : .waitsOfGroups
  }

  /// Notes that there are blocks: the last lane to leave may see who waits, and start them.
  ///
  /// - Parameter isOrdered: Whether it is seen which lane puts them in line.
  package final func hasBlocks(isOrdered: Bool) {
    engine.memory.tell(waits)
    if isOrdered { engine.memory.tell(leaves) }
  }

  /// A lane that waits says so first, which counts until the group is empty.
  private func sayThatOneWaits() {
    guard engine.memory.tells(waits) else { return }
    var say = Action(.lookAtCount, self, .put)
    say.conflicts = [.enter, .read, .write]
    engine.perform(say)
    if count > 0 { hasWaiters = true }
  }

  /// The last lane to leave has looked who waits.
  package final func waitersAreKnown() { if count == 0 { hasWaiters = false } }

  /// Notes that no block waits any more, because all are started.
  package final func blocksStart() {
    isAwaitedByBlocks = false
    started = engine.copy(of: left)
  }

  /// Called by the last lane that leaves.
  open func becameEmpty() {}

  /// Waits until none is in.
  ///
  /// - Returns: Whether that was so before the deadline.
  package final func wait(until deadline: UInt64 = .max) -> Bool {
    let isEmpty: Bool
    if deadline <= engine.now {
      isEmpty = attemptNow(.wait, .await, detail: generation)
    } else {
      sayThatOneWaits()
      waiting += 1
      isEmpty = wait(.wait, .await, until: deadline, detail: generation)
      waiting -= 1
    }
    if isEmpty { engine.acquire(emptied) }
    return isEmpty
  }
}
