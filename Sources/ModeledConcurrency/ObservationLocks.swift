import CExploration
import Exploration
import Observation

/// The locks that Observation takes for what is tracked of its models, and for each tracking.
///
/// A change looks, twice, which trackings there are; all else changes that. What comes before a change of the
/// trackings, such as what leads to one, comes before what is done where it is seen; what only looks promises
/// nothing to others.
final class ObservationLocks {
  private static let ofExecution = PerExecution { ObservationLocks() }
  static var current: ObservationLocks { ofExecution.current }

  private let locks = AddressMap<ObservationLock>()

  /// From now on its locks are told of.
  static func observe() {
    cexploration_observe_locks(
      "$s11Observation0A9RegistrarVACycfC",
      { mutex, step in
        guard let mutex else { return }
        let locks = ObservationLocks.current
        switch Int(step) {
        case cexploration_locks: locks.lock(at: mutex).isNext(mutex)
        case cexploration_waits_for_lock: locks.lock(at: mutex).isAwaited()
        default: locks.lock(at: mutex).isTaken()
        }
      },
      { mutex in mutex.map { ObservationLocks.current.lock(at: $0).isGivenBack() } })
  }

  private func lock(at mutex: UnsafeRawPointer) -> ObservationLock {
    if let known = locks[mutex] { return known }
    let new = ObservationLock()
    new.mutex = mutex
    locks[mutex] = new
    return new
  }

  /// The next lock that the calling lane takes is for a look at the trackings of a model.
  ///
  /// - Parameter again: Whether there is one more look after the change, if the change is tracked by none.
  func looks(again: Bool) { LooksAtTrackings.ofLane = LooksAtTrackings(isNext: true, again: again) }

  /// The calling lane is about to track what a closure reads.
  func tracks() { LooksAtTrackings.ofLane = LooksAtTrackings() }
}

/// Which locks the calling lane takes for looks only: what it has asked Observation for says so.
private struct LooksAtTrackings {
  /// The next lock is one, whichever that is.
  var isNext = false
  /// After it the same lock is one, if no other comes before it.
  var again = false
  /// That lock.
  var mutex: UnsafeRawPointer?

  static var ofLane: LooksAtTrackings {
    get { Engine.shared.lane.notes[ObjectIdentifier(ObservationLocks.self)] as? Self ?? Self() }
    set { Engine.shared.lane.notes[ObjectIdentifier(ObservationLocks.self)] = newValue }
  }

  /// - Returns: Whether a lock that the lane is about to take is for a look.
  mutating func count(_ lock: UnsafeRawPointer) -> Bool {
    let isLook = isNext || lock == mutex
    mutex = isNext && again ? lock : nil
    isNext = false
    return isLook
  }
}

/// One lock of Observation.
private final class ObservationLock: Resource {
  var mutex: UnsafeRawPointer?
  private var owner: Lane?
  /// Whether the owner changes what it protects.
  private var changes = false
  private var effect = Effect.write
  /// What those that changed something had done.
  private var stamp = Stamp()

  init() { super.init(kind: .observation) }

  func isNext(_ mutex: UnsafeRawPointer) {
    var looks = LooksAtTrackings.ofLane
    let isLook = looks.count(mutex)
    LooksAtTrackings.ofLane = looks
    let lane = Engine.shared.lane
    lane.notes[ObjectIdentifier(ObservationLock.self)] = isLook
    Engine.shared.perform(Action(.useRuntimeLock, self, isLook ? .read : .write))
  }

  func isAwaited() {
    Engine.shared.wait(Action(.lock, self, isLook ? .read : .write))
  }

  private var isLook: Bool {
    Engine.shared.lane.notes[ObjectIdentifier(ObservationLock.self)] as? Bool ?? false
  }

  func isTaken() {
    owner = Engine.shared.lane
    changes = !isLook
    Engine.shared.acquire(stamp, isForced: false)
  }

  func isGivenBack() {
    owner = nil
    if changes { Engine.shared.releaseJoining(into: &stamp) }
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    guard action.verb == .lock, let mutex else { return true }
    return !cexploration_is_locked(mutex)
  }
  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .unlock(title) }
}
