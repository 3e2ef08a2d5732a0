import Exploration
import Foundation

/// The state of a lock that one lane can have.
class LockState: Resource {
  final var owner: Lane?
  /// How often the owner has it; more than once only where that is allowed.
  final var depth = 0
  /// What the last owner did: the next one happens after it.
  final var stamp = Stamp()
  final let isRecursive: Bool

  init(kind: ResourceKind, isRecursive: Bool = false) {
    self.isRecursive = isRecursive
    super.init(kind: kind)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { isFree(for: lane) }

  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }

  override func waitReason(for action: Action) -> WaitReason { .unlock(title) }

  private var isOwn: Bool { owner != nil && owner === Engine.shared.current }

  final func isFree(for lane: Lane) -> Bool { owner == nil || isRecursive && owner === lane }

  final func lock() {
    refuseSelf()
    // What the owner does with a lock that it keeps is nobody else's business.
    Engine.shared.wait(Action(.lock, self, isOwn ? [] : .take))
    take()
  }

  /// Locks it if that is possible at once.
  final func tryLock() -> Bool {
    // What it finds depends also on who has just unlocked: it reads.
    Engine.shared.perform(Action(.tryToLock, self, isOwn ? [] : [.take, .read]))
    guard let lane = Engine.shared.current, isFree(for: lane) else { return false }
    take()
    return true
  }

  final func lock(before limit: Date) -> Bool {
    let action = Action(.lock, self, isOwn ? [] : [.take, .read])
    guard limit.canBeWaitedFor else {
      Engine.shared.perform(action)
      if let lane = Engine.shared.current, !isFree(for: lane) { failToWait(for: .unlock(title)) }
      take()
      return true
    }
    guard Engine.shared.wait(action, deadline: limit.virtualInstant) else { return false }
    take()
    return true
  }

  final func unlock() {
    Engine.shared.perform(Action(.unlock, self, depth > 1 && isOwn ? [] : .give))
    giveBack()
  }

  /// A lane that locks once more what it has would wait for itself for ever.
  final func refuseSelf() {
    guard let owner, owner === Engine.shared.current, !isRecursive else { return }
    Engine.shared.fail(.recursiveLock(title, by: owner.title, isUpgrade: false))
  }

  final func take() {
    owner = Engine.shared.current
    depth += 1
    Engine.shared.acquire(stamp)
  }

  /// - Parameter toWait: Whether the lane gives it back in order to wait.
  final func giveBack(toWait: Bool = false) {
    refuseOthers(toWait: toWait)
    depth -= 1
    guard depth == 0 else { return }
    owner = nil
    Engine.shared.release(into: &stamp)
  }

  private func refuseOthers(toWait: Bool) {
    guard let lane = Engine.shared.current, owner !== lane else { return }
    Engine.shared.fail(
      .unlockByAnother(title, by: lane.title, owner: owner?.title, toWait: toWait))
  }
}
