import Exploration
import Glibc

/// A POSIX condition variable.
///
/// A signal may wake any of the lanes that waited when it came, and the search tries each of them.
/// Nobody wakes without a signal: POSIX would allow it.
final class ConditionModel: Resource {
  private struct Waiter {
    let lane: Lane
    /// A signal found nobody before this lane came to wait.
    let cameLate: Bool
    /// What a broadcast handed over.
    var broadcast: Stamp?
  }

  /// A signal that has not yet woken anybody, and the lanes that it may wake.
  private struct Signal {
    let stamp: Stamp
    var lanes: LaneSet
  }

  let clock: clockid_t
  private var waiters: [Waiter] = []
  private var signals: [Signal] = []
  /// Those that a broadcast found: whoever they wake needs not come after the broadcast.
  private var overtaken: [Signal] = []
  private var wasSignalledInVain = false

  init(clock: clockid_t) {
    self.clock = clock
    super.init(kind: .pthreadCondition)
    engine.watch(self)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    if action.effect == .write { return waiters.isEmpty }
    guard let waiter = waiters.first(where: { $0.lane === lane }) else { return true }
    return waiter.broadcast != nil || signals.contains { $0.lanes.contains(lane.number) }
  }

  override func waitReason(for action: Action) -> WaitReason { .signal(title) }

  override func executionEnded(_ engine: Engine) {
    let late = waiters.first { $0.cameLate && !isReady(for: waiting, lane: $0.lane) }
    if let late { engine.note(.lostWakeup(.late(late.lane.title, title))) }
  }

  private var waiting: Action { Action(.wake, self, .take, mayWait: true) }

  /// Waits for a signal, with the mutex unlocked meanwhile.
  func wait(_ mutex: MutexModel, deadline: UInt64? = nil) -> Int32 {
    guard mutex.isMine || mutex.type != .normal else {
      engine.fail(
        .unlockByAnother(
          mutex.title, by: engine.lane.title, owner: mutex.owner?.title, toWait: true))
    }
    guard mutex.isMine else { return EPERM }
    // As in the system's library: who waits counts as waiting before the mutex is unlocked.
    var begin = Action(.wait, self, .enter)
    begin.conflicts.formUnion(.put)
    engine.perform(begin)
    let lane = engine.lane
    waiters.append(Waiter(lane: lane, cameLate: wasSignalledInVain))
    _ = mutex.unlock()

    var wake = waiting
    // A signal that comes when the time is up may come too late.
    if deadline != nil { wake.conflicts.formUnion(.put) }
    let isWoken = engine.wait(wake, deadline: deadline ?? .max)
    if isWoken { acquire(lane) }
    waiters.removeAll { $0.lane === lane }
    for index in overtaken.indices { overtaken[index].lanes.remove(lane.number) }
    let result = mutex.lock()
    return isWoken ? result : ETIMEDOUT
  }

  /// Takes the oldest signal that may wake a lane.
  private func acquire(_ lane: Lane) {
    if let stamp = waiters.first(where: { $0.lane === lane })?.broadcast {
      if let index = overtaken.firstIndex(where: { $0.lanes.contains(lane.number) }) {
        engine.acquire(overtaken.remove(at: index).stamp)
      } else {
        engine.acquire(stamp)
      }
    } else if let index = signals.firstIndex(where: { $0.lanes.contains(lane.number) }) {
      engine.acquire(signals.remove(at: index).stamp)
    }
  }

  private func come(_ verb: Verb) -> (stamp: Stamp, asleep: [Waiter]) {
    var action = Action(verb, self, .put)
    action.conflicts = [.put, .enter, .write]
    engine.perform(action)
    var stamp = Stamp()
    engine.release(into: &stamp)
    let asleep = waiters.filter { $0.broadcast == nil }
    // A lane that gave up took no signal: what it leaves behind counts as taken.
    signals.removeAll { signal in !asleep.contains { signal.lanes.contains($0.lane.number) } }
    if asleep.count <= signals.count { wasSignalledInVain = true }
    return (stamp, asleep)
  }

  /// Wakes one of those that wait.
  func signal() {
    let (stamp, asleep) = come(.signal)
    guard asleep.count > signals.count else { return }
    signals.append(Signal(stamp: stamp, lanes: LaneSet(asleep.map(\.lane.number))))
  }

  /// Wakes all that wait.
  func broadcast() {
    let (stamp, _) = come(.broadcast)
    for index in waiters.indices where waiters[index].broadcast == nil {
      waiters[index].broadcast = stamp
    }
    overtaken += signals
    signals.removeAll()
  }

  /// Waits until those that were woken have gone, as the system's library does.
  func destroy() { engine.wait(Action(.destroy, self, .write)) }
}
