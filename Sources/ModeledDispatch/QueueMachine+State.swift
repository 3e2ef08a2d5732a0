import Exploration

/// Suspension, activation, targets, and the end of a queue.
///
/// A block starts before a suspension or after its end: its start (`enter`) conflicts with `await`.
/// What a resumption or activation lets start comes after it anyway.
extension QueueMachine {
  /// The machine as another queue's target; a global queue is where all queues end anyway.
  var asTarget: QueueMachine? { role == .global ? nil : self }

  /// Notes which global queue a new queue's blocks go through, by its target.
  ///
  /// Measured on Linux: a class of its own counts more than the target's, and a serial queue that was given none goes
  /// through a queue that has no name (libdispatch's `_dispatch_get_root_queue`, with overcommit).
  func noteGlobal(_ given: QueueMachine?) {
    guard given?.role == .global || given == nil && role == .concurrent else { return }
    globalClass = qos.qosClass == .unspecified ? given?.qos.qosClass ?? .default : qos.qosClass
  }

  /// The queue, those that its blocks go through, and the global one at the end.
  var path: [QueueMachine] {
    chain + (chain.last?.globalClass.map { [QueueMachine.global($0)] } ?? [])
  }

  /// The program cannot suspend what the system made.
  private var isOwned: Bool { role == .serial || role == .concurrent }

  func suspend() {
    guard isOwned else { return }
    Engine.shared.perform(Action(.suspend, self, .await))
    suspensions += 1
    letPendingRest()
  }

  func resume() {
    guard isOwned else { return }
    var action = Action(.resume, self, .give)
    action.conflicts.formUnion([.await, .give])
    Engine.shared.perform(action)
    if isInactive {
      misuse(.resumedWhileInactive(title))
    }
    if suspensions == 0 { misuse(.resumedTooOften(title)) }
    suspensions -= 1
    goOn()
  }

  func activate() {
    guard isOwned else { return }
    // The first to activate it starts what waits; others only add to what came before.
    var action = Action(.activate, self, .give)
    action.conflicts.formUnion([.await, .give])
    Engine.shared.perform(action)
    guard isInactive else { return }
    isInactive = false
    goOn()
  }

  private func goOn() {
    Engine.shared.releaseJoining(into: &resumed)
    guard suspensions == 0, !isInactive else { return }
    wakePending()
    settle()
  }

  func setTarget(_ queue: QueueMachine) {
    guard isOwned else { return }
    Engine.shared.perform(Action(.setTarget, self, .write))
    if !isInactive {
      misuse(.targetSetLate(title))
    }
    if queue.chain.contains(where: { $0 === self }) {
      misuse(.ownTarget(title))
    }
    target = queue.asTarget
    globalClass = queue.role == .global ? queue.qos.qosClass : nil
  }

  /// The last reference to the queue is gone.
  func released() {
    guard isOwned else { return }
    if isInactive { misuse(.destroyedInactive(title)) }
    if suspensions > 0 { misuse(.destroyedSuspended(title)) }
    isReleased = true
    endSpecificsIfOver()
  }

  private func misuse(_ misuse: Mistake.QueueMisuse) -> Never {
    Engine.shared.fail(.queueMisuse(misuse))
  }

  /// Puts a block into the line at an instant.
  func async(at instant: UInt64, isBarrier: Bool, _ body: @escaping () -> Void) {
    let engine = Engine.shared
    if instant == .max { return }
    if instant <= engine.now { return async(isBarrier: isBarrier, body) }
    let block = HeldBlock(body)
    engine.spawn(.other, name: "timer") { [self] in
      engine.sleep(until: instant)
      async(isBarrier: isBarrier, block.run)
    }
  }
}
