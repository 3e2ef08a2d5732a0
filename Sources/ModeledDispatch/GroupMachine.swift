import Exploration
internal import Primitives

/// A group: what to do when none is left in it.
final class GroupMachine: GroupCount {
  private struct Notification {
    let queue: QueueMachine
    let isBarrier: Bool
    let body: () -> Void
    let registered: Stamp
  }

  private let isReported: Bool
  /// Where the blocks are registered: who finds it empty looks at the count afterwards, for all that came since.
  private let line: Resource
  private var notifications: [Notification] = []
  /// Whether a block for a queue with an order was registered, and one for a queue without.
  private var hasOrdered = false, hasUnordered = false
  /// Whoever leaves last takes the blocks along: set after the look at the count.
  private var isMarked = false
  /// The lane that left last has not looked for blocks yet.
  private var mayLook = false

  /// - Parameter isReported: Whether it is a finding if it is never left.
  init(kind: ResourceKind = .group, isReported: Bool = true) {
    self.isReported = isReported
    line = Resource(kind: kind)
    super.init(kind: kind)
    line.whole = self
    if isReported { Engine.shared.watch(self) }
  }

  override func waitReason(for action: Action) -> WaitReason {
    kind == .group ? .leaves(title, count: count) : .end(title)
  }

  /// Registers a block that follows when none is left.
  ///
  /// As in libdispatch (`_dispatch_group_notify`) the block is put in line first. Only a lane that found the line
  /// empty looks at the count then; others return, also if nothing but that look is missing to start their blocks.
  ///
  /// - Parameter check: Runs at the moment of the registration, before it counts.
  func notify(
    _ queue: QueueMachine, isBarrier: Bool, check: () -> Void = {}, _ body: @escaping () -> Void
  ) {
    let engine = Engine.shared
    if queue.showsOrder { hasOrdered = true } else { hasUnordered = true }
    if hasOrdered, hasUnordered { engine.memory.tell(.barriersOfQueues) }
    let isOrdered = showsOrder(of: queue)
    hasBlocks(isOrdered: isOrdered)
    // The first in line sends off those behind it, too: they come after what its lane has done. Where one will stand in
    // an ordered queue depends on the lane that sends it off.
    var registering = Action(.notify, line, isOrdered ? .share : .give)
    registering.conflicts.formUnion([.share, .give] as Effect)
    engine.perform(registering)
    engine.effect(.await, on: self, stopsAfter: false)
    check()
    if mayBeTakenAlong && !isOrdered { engine.effect(.share, on: line, stopsAfter: false) }
    var stamp = Stamp()
    engine.release(into: &stamp)
    notifications.append(
      Notification(
        queue: queue, isBarrier: isBarrier, body: HeldBlock(body).run, registered: stamp))
    if notifications.count == 1 { lookAtCount() }
  }

  /// Whether it can be seen which lane puts a block into a queue.
  ///
  /// A block for a queue without an order is seen, too, if one for another queue may come: which lane starts it decides
  /// which starts the other one.
  private func showsOrder(of queue: QueueMachine) -> Bool {
    queue.showsOrder || Engine.shared.memory.tells(.barriersOfQueues)
  }

  /// The lane that left last before the group was entered again may take a block along, or not see it yet.
  private var mayBeTakenAlong: Bool { count > 0 && generation > 0 }

  /// Starts the blocks of a group that is empty, else leaves that to the lane that will leave last.
  private func lookAtCount() {
    let engine = Engine.shared
    let isOrdered = notifications.contains { showsOrder(of: $0.queue) }
    engine.perform(Action(.lookAtCount, self, isOrdered ? [.await, .share] : .await))
    if mayBeTakenAlong && !isOrdered { engine.effect(.share, on: self, stopsAfter: false) }
    if count > 0 || mayLook {
      isMarked = true
      isAwaitedByBlocks = true
    } else {
      engine.effect(.take, conflicts: Effect([.share, .give]), on: line, stopsAfter: false)
      startBlocks(after: emptied)
    }
  }

  /// Takes along the blocks that are registered now, or later if the group is entered again before it looks.
  ///
  /// libdispatch looks only if a block was registered, or a thread waited, when the last one left: the count and
  /// the two marks are one word, which leaving reads as it changes it (`Scripts/observe-group-leave`).
  override func becameEmpty() {
    let looksForBlocks = isMarked || hasWaiters
    mayLook = looksForBlocks
    let emptied = emptied
    Engine.shared.perform(Action(.allHaveLeft, self, .take))
    guard looksForBlocks else { return }
    mayLook = false
    waitersAreKnown()
    guard isMarked else { return }
    Engine.shared.effect(.take, on: line, stopsAfter: false)
    isMarked = false
    startBlocks(after: emptied)
  }

  private func startBlocks(after emptied: Stamp) {
    let ready = notifications
    notifications = []
    blocksStart()
    for one in ready {
      // When it was registered, there may have been no other lane yet, or no order to see.
      hasBlocks(isOrdered: showsOrder(of: one.queue))
      one.queue.async(isBarrier: one.isBarrier, after: [emptied, one.registered], one.body)
    }
  }

  override func executionEnded(_ engine: Engine) {
    guard count > 0, waiting > 0 || !notifications.isEmpty else { return }
    engine.note(.groupNeverLeft(.missing(leaves: count, isAwaited: waiting > 0)), at: origin)
  }
}
