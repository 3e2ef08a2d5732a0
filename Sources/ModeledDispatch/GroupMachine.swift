import Exploration

/// A group: how many have entered and not left, and what to do when none is left.
final class GroupMachine: Resource {
  private struct Notification {
    let queue: QueueMachine
    let isBarrier: Bool
    let body: () -> Void
    let registered: Stamp
  }

  private let isReported: Bool
  private var count = 0
  /// How often it became empty.
  private var generation = 0
  /// What those who have entered had done before, and nobody has left for yet.
  private var entered: [Stamp] = []
  /// The ends of all that was left.
  private var left = Stamp()
  /// The blocks that wait for the group were, or are not yet, sent off since it became empty.
  private var isSettled = true
  private var notifications: [Notification] = []
  private var waiting = 0

  /// - Parameter isReported: Whether it is a finding if it is never left.
  init(kind: ResourceKind = .group, isReported: Bool = true) {
    self.isReported = isReported
    super.init(kind: kind)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    count == 0 || generation != action.detail
  }

  override func waitReason(for action: Action) -> WaitReason {
    kind == .group ? .leaves(title, count: count) : .end(title)
  }

  func enter() {
    let engine = Engine.shared
    engine.perform(Action(.enter, self, .enter))
    if count == 0, isReported { engine.watch(self) }
    count += 1
    var stamp = Stamp()
    engine.release(into: &stamp)
    entered.append(stamp)
  }

  func leave() {
    let engine = Engine.shared
    var action = Action(.leave, self, .leave)
    // The enter that belongs to it is the last one that surely came before. If there is none, this
    // may be one leave too many in another order.
    let own = entered.lastIndex(where: engine.isKnown)
    if let own { entered.remove(at: own) } else { action.conflicts.formUnion(.enter) }
    engine.perform(action)
    if own == nil, !entered.isEmpty { entered.removeFirst() }
    guard count > 0 else {
      engine.fail(.groupLeftTooOften)
    }
    engine.releaseJoining(into: &left)
    count -= 1
    if count == 0 { becomeEmpty() }
  }

  /// - Returns: Whether the group was empty before the deadline.
  func wait(until deadline: UInt64) -> Bool {
    let engine = Engine.shared
    let effect: Effect = deadline == .max ? .await : [.await, .read]
    waiting += 1
    let ready = engine.wait(
      Action(.wait, self, effect, mayWait: true, detail: generation), deadline: deadline)
    waiting -= 1
    if ready { engine.acquire(left) }
    return ready
  }

  func notify(_ queue: QueueMachine, isBarrier: Bool, _ body: @escaping () -> Void) {
    let engine = Engine.shared
    // Where it will stand in the queue depends on who sends it off: this lane or the last that leaves.
    engine.perform(Action(.notify, self, queue.isOrdered ? [.await, .share] : .await))
    if count == 0 && isSettled {
      queue.async(isBarrier: isBarrier, after: [left], body)
      return
    }
    var stamp = Stamp()
    engine.release(into: &stamp)
    notifications.append(
      Notification(queue: queue, isBarrier: isBarrier, body: body, registered: stamp))
  }

  private func becomeEmpty() {
    generation += 1
    isSettled = false
    Engine.shared.perform(Action(.allHaveLeft, self, .take))
    isSettled = true
    let ready = notifications
    notifications = []
    for one in ready {
      one.queue.async(isBarrier: one.isBarrier, after: [left, one.registered], one.body)
    }
  }

  override func executionEnded(_ engine: Engine) {
    guard count > 0, waiting > 0 || !notifications.isEmpty else { return }
    engine.note(.groupNeverLeft(.missing(leaves: count, isAwaited: waiting > 0)), at: origin)
  }
}
