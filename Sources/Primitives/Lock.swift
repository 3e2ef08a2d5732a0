import Exploration

/// A lock that one lane can have.
///
/// Two that lock conflict, and so do a try or a lock with a deadline and an unlock. An unlock and the
/// lock that it allows do not: their order is forced, and told with a stamp. The stamp is the promise of
/// every lock: what its owners did comes before what the next one does.
open class Lock: Synchronizer {
  /// The lane that has it.
  package private(set) final var owner: Lane?
  /// How often the owner has it; more than once only if it is recursive.
  private final var depth = 0
  /// What the last owner did.
  private final var stamp = Stamp()
  private final let isRecursive: Bool
  private final let knowsThread: Bool
  /// Since which turn of its lane the owner has it.
  private final var turn = 0
  /// How often it was taken by a lane that may have changed what it guards.
  package final var sections = 0

  /// A lock, initially free.
  ///
  /// - Parameters:
  ///   - isRecursive: Whether its owner can lock it again.
  ///   - knowsThread: Whether what it answers depends on the thread that asks; a recursive one's answer always does.
  package init(kind: ResourceKind, isRecursive: Bool = false, knowsThread: Bool = false) {
    self.isRecursive = isRecursive
    self.knowsThread = isRecursive || knowsThread
    super.init(kind: kind)
  }

  open override func canGoOn(_ action: Action, _ lane: Lane) -> Bool { owner == nil }
  open override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  open override func waitReason(for action: Action) -> WaitReason {
    action.verb == .lookAgain ? .changeUnder(title) : .unlock(title)
  }

  /// Whether the calling lane has it.
  package final var isMine: Bool { owner != nil && owner === engine.current }

  /// Waits until it is free, and takes it, or takes it once more.
  ///
  /// A lane that waits for itself without a limit ends the execution.
  ///
  /// - Parameters:
  ///   - verb: What it is called, where it belongs to something else.
  ///   - deadline: The virtual instant at which the lane gives up; `.max` for never.
  /// - Returns: Whether it was taken before the deadline.
  @discardableResult
  package final func lock(_ verb: Verb = .lock, until deadline: UInt64 = .max) -> Bool {
    noteThread()
    if takeAgain(verb) { return true }
    if deadline == .max { refuseSelf() }
    waitForNews()
    guard wait(verb, .take, until: deadline) else { return isNotTaken() }
    take()
    return true
  }

  /// Takes it if that is possible at once.
  package final func tryLock(_ verb: Verb = .tryToLock) -> Bool {
    noteThread()
    if takeAgain(verb) { return true }
    waitForNews()
    guard attempt(verb, .take) else { return isNotTaken() }
    take()
    return true
  }

  /// Gives it back; ends the execution if the lane does not have it.
  package final func unlock(_ verb: Verb = .unlock) {
    noteThread()
    let isLast = depth <= 1 || !isMine
    engine.perform(Action(verb, self, isLast ? .give : []))
    refuseOthers(toWait: false)
    depth -= 1
    if depth == 0 { giveBack() }
  }

  /// A lane that locks once more what it has would wait for itself forever; a `Mutex` stops the program.
  package final func refuseSelf() {
    guard isMine else { return }
    engine.fail(.recursiveLock(title, by: engine.lane.title, isUpgrade: false))
  }

  /// A lane that does not have it cannot unlock it.
  ///
  /// - Parameter toWait: Whether the lane wants to unlock it in order to wait.
  package final func refuseOthers(toWait: Bool) {
    guard !isMine, let lane = engine.current else { return }
    engine.fail(.unlockByAnother(title, by: lane.title, owner: owner?.title, toWait: toWait))
  }

  /// The calling lane has it from now on; called right behind a scheduling point at which it was free.
  package final func take() {
    owner = engine.current
    owner?.heldLocks += 1
    turn = owner?.turns ?? 0
    depth = 1
    sections += 1
    changed()
    engine.acquire(stamp)
  }

  /// What the owner does with a recursive lock that it keeps concerns no other lane.
  private func takeAgain(_ verb: Verb) -> Bool {
    guard isRecursive, isMine else { return false }
    engine.perform(Action(verb, self, []))
    depth += 1
    return true
  }

  /// Notes that the answer depends on threads: a lane that has the lock for longer than a turn may be on another one
  /// by now, and others may be on the one that has it.
  package final func noteThread() {
    guard knowsThread, let owner, owner.isWorker else { return }
    if owner.isFinished || owner.turns != turn { Assumption.machine.note() }
  }

  /// The calling lane could not take it.
  private func isNotTaken() -> Bool {
    engine.current?.pollsNoMore()
    return false
  }

  private func giveBack() {
    if owner?.onlyLooks(with: self) == false { hasNews() }
    owner?.heldLocks -= 1
    owner = nil
    wasGivenBack()
    engine.release(into: &stamp)
  }
}
