import Exploration
import Glibc

/// A POSIX read-write lock, in which readers get in although a writer waits, as is the default.
final class ReadWriteLockModel: Triable {
  private var writer: Lane?
  private var readers: [Lane] = []
  /// What the last writer did, and what the readers since then did.
  private var written = Stamp()
  private var read = Stamp()

  init() { super.init(kind: .readWriteLock) }

  override func canGoOn(_ action: Action, _ lane: Lane) -> Bool {
    action.effect == .share ? writer == nil : isFree
  }
  override func holders(for action: Action) -> [Lane] { writer.map { [$0] } ?? readers }
  override func waitReason(for action: Action) -> WaitReason { .unlock(title) }

  private var isFree: Bool { writer == nil && readers.isEmpty }

  func lockForReading(deadline: UInt64 = .max) -> Int32 {
    if writer === engine.lane { return EDEADLK }
    guard engine.wait(Action(.lockForReading, self, .share), deadline: deadline) else {
      return ETIMEDOUT
    }
    share()
    return 0
  }

  func lockForWriting(deadline: UInt64 = .max) -> Int32 {
    if writer === engine.lane { return EDEADLK }
    if deadline == .max, readers.contains(where: { $0 === engine.lane }) {
      engine.fail(.recursiveLock(title, by: engine.lane.title, isUpgrade: true))
    }
    guard engine.wait(Action(.lockForWriting, self, .take), deadline: deadline) else {
      return ETIMEDOUT
    }
    take()
    return 0
  }

  func tryLock(forWriting: Bool) -> Int32 {
    beforeTry(forWriting ? .tryToLockForWriting : .tryToLockForReading)
    guard forWriting ? isFree : writer == nil else {
      triedInVain()
      return EBUSY
    }
    if forWriting { take() } else { share() }
    return 0
  }

  func unlock() -> Int32 {
    let isWriting = writer === engine.lane
    guard isWriting || readers.contains(where: { $0 === engine.lane }) else {
      engine.fail(
        .unlockByAnother(
          title, by: engine.lane.title, owner: (writer ?? readers.first)?.title, toWait: false))
    }
    engine.perform(Action(.unlock, self, .give))
    if isWriting {
      writer = nil
      engine.release(into: &written)
    } else if let index = readers.firstIndex(where: { $0 === engine.lane }) {
      readers.remove(at: index)
      engine.releaseJoining(into: &read)
    }
    changed()
    return 0
  }

  private func share() {
    readers.append(engine.lane)
    changed()
    engine.acquire(written)
  }

  private func take() {
    writer = engine.lane
    changed()
    engine.acquire(written)
    engine.acquire(read)
    read = Stamp()
  }
}
