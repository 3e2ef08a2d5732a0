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
  /// The blocks that wait for the group were, or are not yet, sent off since it became empty.
  private var isSettled = true
  private var notifications: [Notification] = []

  /// - Parameter isReported: Whether it is a finding if it is never left.
  init(kind: ResourceKind = .group, isReported: Bool = true) {
    self.isReported = isReported
    super.init(kind: kind)
    if isReported { Engine.shared.watch(self) }
  }

  override func waitReason(for action: Action) -> WaitReason {
    kind == .group ? .leaves(title, count: count) : .end(title)
  }

  /// Registers a block that follows when none is left.
  ///
  /// - Parameter check: Runs at the moment of the registration, before it counts.
  func notify(
    _ queue: QueueMachine, isBarrier: Bool, check: () -> Void = {}, _ body: @escaping () -> Void
  ) {
    let engine = Engine.shared
    // Where it will stand in the queue depends on the lane that sends it off: this one or the last to leave.
    engine.perform(Action(.notify, self, queue.isOrdered ? [.await, .share] : .await))
    check()
    // The lane that left last before the group was entered again may take the block along, or not see it yet.
    if count > 0 && generation > 0 && !queue.isOrdered { engine.effect(.share, on: self) }
    if count == 0 && isSettled {
      blocksStart()
      queue.async(isBarrier: isBarrier, after: [emptied], body)
      return
    }
    var stamp = Stamp()
    engine.release(into: &stamp)
    isAwaitedByBlocks = true
    notifications.append(
      Notification(
        queue: queue, isBarrier: isBarrier, body: HeldBlock(body).run, registered: stamp))
  }

  /// Takes along the blocks that are registered now, or later if the group is entered again before it looks.
  ///
  /// libdispatch looks only if a block was registered, or a thread waited, when the last one left: the count and
  /// the two marks are one word, which leaving reads as it changes it (`Scripts/observe-group-leave`).
  override func becameEmpty() {
    let looksForBlocks = !notifications.isEmpty || mayHaveWaiters
    isSettled = !looksForBlocks
    let emptied = emptied
    Engine.shared.perform(Action(.allHaveLeft, self, .take))
    guard looksForBlocks else { return }
    isSettled = true
    let ready = notifications
    notifications = []
    if !ready.isEmpty { blocksStart() }
    for one in ready {
      one.queue.async(isBarrier: one.isBarrier, after: [emptied, one.registered], one.body)
    }
  }

  override func executionEnded(_ engine: Engine) {
    guard count > 0, waiting > 0 || !notifications.isEmpty else { return }
    engine.note(.groupNeverLeft(.missing(leaves: count, isAwaited: waiting > 0)), at: origin)
  }
}
