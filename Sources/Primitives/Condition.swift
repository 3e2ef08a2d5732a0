import Exploration

/// A condition variable: lanes release a lock and wait for a signal.
///
/// A signal wakes one of the lanes that wait when it comes. Which one is not promised, so the search
/// tries each of them. The engine's reading says which lanes may wake without one; see
/// ``ReturnsWithoutSignal``.
///
/// A signal hands no memory over. A lane that waits must be ready to wake without one, so that only the lock
/// can promise an order; POSIX and Foundation are alike in that, one resting on the other. For the search
/// alone a lane that was woken follows its signal.
package final class Condition: Synchronizer {
  private var waiters = ConditionWaiters()
  private var returns = ReturnsWithoutSignal()
  /// The lock of the lane that began to wait last.
  private weak var lastLock: Lock?

  package override func canGoOn(_ action: Action, _ lane: Lane) -> Bool {
    switch action.verb {
    case .destroy: waiters.isEmpty
    case .hear: waiters.isCalled(lane)
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
  ///   - arguments: The addresses of what the program handed over for it, where it has any.
  /// - Returns: Whether a signal came in time, or none was needed.
  package func wait(
    with lock: Lock, until deadline: UInt64 = .max, arguments: (UInt, UInt, UInt) = (0, 0, 0)
  ) -> Bool {
    lock.refuseOthers(toWait: true)
    guard let lane = engine.current else { return false }
    // Its time was over before it began: POSIX has it end with an error, and not as if it were woken.
    // https://pubs.opengroup.org/onlinepubs/9799919799/functions/pthread_cond_timedwait.html
    let isLate = deadline <= engine.now
    let isFree = engine.reading.wakes == .any
    if isFree { returns.waits(lane, with: lock, arguments) }
    // A lane that waits counts as waiting before the lock is free.
    engine.perform(Action(.wait, self, .await))
    if let lastLock, lastLock !== lock, waiters.hasUnwoken {
      // https://pubs.opengroup.org/onlinepubs/9799919799/functions/pthread_cond_wait.html
      engine.fail(.crashed(.otherLock(title)))
    }
    lastLock = lock
    waiters.enter(lane)
    lock.unlock(.unlockToWait)
    if isFree, !lock.isMine { return lockAgain(lock, lane, until: deadline, isLate: isLate) }
    var isWoken = true
    if deadline == .max { wake(lane) } else { isWoken = wait(.wake, .take, until: deadline) }
    if isWoken { engine.follow(waiters.claim(lane)) }
    waiters.leave(lane)
    lock.lock(.lockAgain)
    return isWoken
  }

  /// Waits to take the lock again, for which no signal is needed: a signal only prompts it.
  ///
  /// A return without a signal is one step with the lock that it takes, because until then a signal may
  /// still come.
  private func lockAgain(
    _ lock: Lock, _ lane: Lane, until deadline: UInt64, isLate: Bool
  ) -> Bool {
    let liberties = lane.liberties
    let isFree = liberties < engine.reading.most
    lane.prompt = Prompt(self) { [unowned self] in
      if waiters.isWoken(lane) || deadline <= engine.now { return .given }
      return returns.isUseless(to: lane, with: lock) ? .useless : .missing
    }
    engine.wait(Action(.lockAgain, lock, .take), deadline: deadline)
    lock.refuseUseIfDestroyed()
    lane.prompt = nil
    let (place, step) = (lane.place, Moment())
    lock.take()
    var isOver = deadline <= engine.now
    if isFree, !isLate, deadline < .max, isOver || engine.reading.time == .any {
      // It may end without a signal just before its time: the search tries both.
      isOver = false
      _ = engine.spawn(.other, name: "clock", isDaemon: true, first: Action(.tick, self, .give)) {
        isOver = true
      }
    }
    // A lane that gives up sees that no signal came; so does one that may not continue unprompted any more.
    let mustLook = deadline < .max || !isFree
    if mustLook { engine.perform(Action(.wake, self, [.take, .read])) }
    let isWoken = waiters.isWoken(lane)
    if isWoken {
      let stamp = waiters.claim(lane)
      if mustLook { engine.follow(stamp) }
    }
    waiters.leave(lane)
    guard !isWoken, !isOver else {
      returns.wasPrompted(lane)
      return isWoken
    }
    lane.liberties = liberties + 1
    returns.wasNot(lane, with: lock, at: place, step)
    return true
  }

  /// Waits until a signal may be for the lane, and takes it if it is.
  private func wake(_ lane: Lane) {
    wait(.hear, [])
    engine.follow(waiters.call(of: lane))
    // Others can be in its way only if they were called as well, and not all of them.
    wait(.wake, waiters.isSure(lane) ? .share : .take)
  }

  // MARK: Waking

  /// Wakes one of the lanes that wait.
  package func signal() { come(.signal) { waiters.signal($0) } }

  /// Wakes all lanes that wait.
  package func broadcast() { come(.broadcast) { waiters.broadcast($0) } }

  /// Waits until the lanes that were woken have gone, as glibc does.
  package func destroy() { wait(.destroy, .write) }

  /// Which lane a signal finds depends on those that have begun to wait, and on other signals; a lane that
  /// gives up sees it.
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
