import Exploration
import Glibc

/// A POSIX mutex, or a spin lock.
final class MutexModel: Triable {
  enum Kind { case normal, recursive, errorChecking }

  let type: Kind
  private(set) var owner: Lane?
  private var depth = 0
  private var stamp = Stamp()

  init(_ type: Kind, kind: ResourceKind = .pthreadMutex) {
    self.type = type
    super.init(kind: kind)
  }

  override func canGoOn(_ action: Action, _ lane: Lane) -> Bool { owner == nil }
  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .unlock(title) }

  var isMine: Bool { owner === engine.lane }

  /// Locks it, if need be after a while.
  func lock(deadline: UInt64 = .max) -> Int32 {
    if isMine {
      switch type {
      case .recursive:
        depth += 1
        return 0
      case .errorChecking: return EDEADLK
      case .normal where deadline == .max:
        engine.fail(.recursiveLock(title, by: engine.lane.title, isUpgrade: false))
      case .normal: break
      }
    }
    guard engine.wait(Action(.lock, self, .take), deadline: deadline) else { return ETIMEDOUT }
    take()
    return 0
  }

  func tryLock() -> Int32 {
    if isMine, type == .recursive {
      depth += 1
      return 0
    }
    beforeTry(.tryToLock)
    guard owner == nil else {
      triedInVain()
      return EBUSY
    }
    take()
    return 0
  }

  func unlock() -> Int32 {
    guard isMine else {
      guard type == .normal else { return EPERM }
      engine.fail(
        .unlockByAnother(title, by: engine.lane.title, owner: owner?.title, toWait: false))
    }
    if depth > 1 {
      depth -= 1
      return 0
    }
    engine.perform(Action(.unlock, self, .give))
    depth = 0
    owner = nil
    changed()
    engine.release(into: &stamp)
    return 0
  }

  private func take() {
    owner = engine.lane
    depth = 1
    changed()
    engine.acquire(stamp)
  }
}
