import Exploration

/// A lock with lanes that wait for a signal: both in one state, since waiting gives the lock back in the
/// same step in which it becomes a waiter.
///
/// A signal wakes one of those who wait when it comes. Which one is nobody's promise, so that each of
/// them may be the one. A woken lane goes on when it has the lock again.
final class ConditionState: LockState {
  private struct Waiter {
    let lane: Lane
    /// The how manieth wait on this condition it is.
    let number: Int
    var isWoken = false
    var wokenBy = Stamp()
  }

  /// A signal that no waiter has followed yet.
  private struct Signal {
    /// Waits from this number on began too late for it.
    let bound: Int
    var stamp = Stamp()
  }

  private var waiters: [Waiter] = []
  private var signals: [Signal] = []
  private var waits = 0
  private var hasLostSignal = false

  // MARK: Waiting

  /// - Returns: Whether a signal came before the deadline.
  func wait(deadline: UInt64 = .max) -> Bool {
    guard let lane = Engine.shared.current else { return false }
    Engine.shared.perform(Action(.wait, self, [.give, .enter]))
    giveBack(toWait: true)
    waiters.append(Waiter(lane: lane, number: waits))
    waits += 1
    let effect: Effect = deadline == .max ? .take : .write
    if Engine.shared.wait(Action(.wake, self, effect, detail: 1), deadline: deadline) {
      leave(lane)
      take()
      return true
    }
    // A signal in time counts also when the lock comes only after the deadline.
    let wasSignalled = isSignalled(lane)
    leave(lane)
    Engine.shared.wait(Action(.lock, self, .take))
    take()
    return wasSignalled
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    isFree(for: lane) && (action.detail == 0 || isSignalled(lane))
  }

  private func isSignalled(_ lane: Lane) -> Bool {
    guard let waiter = waiters.first(where: { $0.lane === lane }) else { return false }
    return waiter.isWoken || signals.contains { waiter.number < $0.bound }
  }

  /// The lane waits no more, and takes its signal with it.
  private func leave(_ lane: Lane) {
    guard let index = waiters.firstIndex(where: { $0.lane === lane }) else { return }
    let waiter = waiters.remove(at: index)
    if waiter.isWoken {
      Engine.shared.follow(waiter.wokenBy)
    } else if let signal = signals.firstIndex(where: { waiter.number < $0.bound }) {
      // The oldest one that is good for it: the younger ones are good for more waiters.
      Engine.shared.follow(signals.remove(at: signal).stamp)
    }
  }

  // MARK: Waking

  func signal() {
    Engine.shared.perform(Action(.signal, self, .await))
    guard waiters.count(where: { !$0.isWoken }) > signals.count else { return loseSignal() }
    var signal = Signal(bound: waits)
    Engine.shared.release(into: &signal.stamp)
    signals.append(signal)
  }

  func broadcast() {
    Engine.shared.perform(Action(.broadcast, self, .await))
    if waiters.isEmpty { loseSignal() }
    signals.removeAll()
    for index in waiters.indices where !waiters[index].isWoken {
      waiters[index].isWoken = true
      Engine.shared.release(into: &waiters[index].wokenBy)
    }
  }

  private func loseSignal() {
    hasLostSignal = true
    Engine.shared.watch(self)
  }

  // MARK: For messages

  override func waitReason(for action: Action) -> WaitReason {
    action.detail == 0 ? super.waitReason(for: action) : .signal(title)
  }

  override func holders(for action: Action) -> [Lane] {
    action.detail == 0 ? super.holders(for: action) : []
  }

  override func executionEnded(_ engine: Engine) {
    guard hasLostSignal, let waiter = waiters.first(where: { !isSignalled($0.lane) }) else {
      return
    }
    engine.note(.lostWakeup(.late(waiter.lane.title, title)), at: waiter.lane.place)
  }
}
