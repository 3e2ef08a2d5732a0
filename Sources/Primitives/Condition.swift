import Exploration

/// A condition variable: lanes wait for a signal with a lock given back meanwhile.
///
/// A signal wakes one of the lanes that wait when it comes. Which one is nobody's promise, so the search
/// tries each of them. Nobody wakes without a signal, though real ones allow it.
///
/// A signal hands no memory over. Who waits must be ready to wake without one, so that only the lock can
/// promise an order; POSIX and Foundation are alike in that, one resting on the other. For the search
/// alone a lane that was woken follows its signal.
package final class Condition: Synchronizer {
  private var waiters = ConditionWaiters()

  package override func canGoOn(_ action: Action, _ lane: Lane) -> Bool {
    switch action.verb {
    case .destroy: waiters.isEmpty
    case .goOn: waiters.isCalled(lane)
    default: waiters.isWoken(lane)
    }
  }

  package override func waitReason(for action: Action) -> WaitReason { .signal(title) }

  // MARK: Waiting

  /// Gives a lock back, waits for a signal, and takes the lock again.
  ///
  /// - Parameters:
  ///   - lock: What the lane has; if it does not, the execution ends.
  ///   - deadline: The virtual instant at which the lane gives up; `.max` for never.
  /// - Returns: Whether a signal came in time.
  package func wait(with lock: Lock, until deadline: UInt64 = .max) -> Bool {
    lock.refuseOthers(toWait: true)
    guard let lane = engine.current else { return false }
    // Who waits counts as waiting before the lock is free.
    engine.perform(Action(.wait, self, .await))
    waiters.enter(lane)
    lock.unlock()
    var isWoken = true
    if deadline == .max { wake(lane) } else { isWoken = wait(.wake, .take, until: deadline) }
    if isWoken { engine.follow(waiters.claim(lane)) }
    waiters.leave(lane)
    lock.lock()
    return isWoken
  }

  /// Waits until a signal may be for the lane, and takes it if it is.
  private func wake(_ lane: Lane) {
    wait(.goOn, [])
    engine.follow(waiters.call(of: lane))
    // Others can be in its way only if they were called as well, and not all of them.
    wait(.wake, waiters.isSure(lane) ? .share : .take)
  }

  // MARK: Waking

  /// Wakes one of those who wait.
  package func signal() { come(.signal) { waiters.signal($0) } }

  /// Wakes all who wait.
  package func broadcast() { come(.broadcast) { waiters.broadcast($0) } }

  /// Waits until those who were woken have gone, as glibc does.
  package func destroy() { wait(.destroy, .write) }

  /// Whom a signal finds depends on who has begun to wait, and on other signals; who gives up sees it.
  private func come(_ verb: Verb, _ wake: (Stamp) -> Bool) {
    var action = Action(verb, self, .put)
    action.conflicts.formUnion(.await)
    engine.perform(action)
    var stamp = Stamp()
    engine.release(into: &stamp)
    if !wake(stamp) { engine.watch(self) }
  }

  package override func executionEnded(_ engine: Engine) {
    guard let late = waiters.late else { return }
    engine.note(.lostWakeup(.late(late.title, title)), at: late.place)
  }
}
