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

  init(kind: String, isRecursive: Bool = false) {
    self.isRecursive = isRecursive
    super.init(kind: kind)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { isFree(for: lane) }

  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }

  override func waitDescription(for action: Action) -> String { "\(words) to be unlocked" }

  final var words: String { "the \(kind)\(label.map { " '\($0)'" } ?? "")" }

  private var isOwn: Bool { owner != nil && owner === Engine.shared.current }

  final func isFree(for lane: Lane) -> Bool { owner == nil || isRecursive && owner === lane }

  final func lock() {
    refuseSelf()
    // What the owner does with a lock that it keeps is nobody else's business.
    Engine.shared.wait(Action("lock", self, isOwn ? [] : .take))
    take()
  }

  /// Locks it if that is possible at once.
  final func tryLock() -> Bool {
    // What it finds depends also on who has just unlocked: it reads.
    Engine.shared.perform(Action("try to lock", self, isOwn ? [] : [.take, .read]))
    guard let lane = Engine.shared.current, isFree(for: lane) else { return false }
    take()
    return true
  }

  final func lock(before limit: Date) -> Bool {
    let action = Action("lock", self, isOwn ? [] : [.take, .read])
    guard limit.canBeWaitedFor else {
      Engine.shared.perform(action)
      if let lane = Engine.shared.current, !isFree(for: lane) { failToWait(for: words) }
      take()
      return true
    }
    guard Engine.shared.wait(action, deadline: limit.virtualInstant) else { return false }
    take()
    return true
  }

  final func unlock() {
    Engine.shared.perform(Action("unlock", self, depth > 1 && isOwn ? [] : .give))
    giveBack("unlocks")
  }

  /// A lane that locks once more what it has would wait for itself for ever.
  final func refuseSelf() {
    guard let owner, owner === Engine.shared.current, !isRecursive else { return }
    Engine.shared.fail(
      .recursiveLock,
      "\(owner.words) locks \(words), which it has locked before: it waits for itself for ever.")
  }

  final func take() {
    owner = Engine.shared.current
    depth += 1
    Engine.shared.acquire(stamp)
  }

  /// - Parameter verb: What the lane does, for the case that it must not.
  final func giveBack(_ verb: StaticString) {
    refuseOthers(verb)
    depth -= 1
    guard depth == 0 else { return }
    owner = nil
    Engine.shared.release(into: &stamp)
  }

  final func refuseOthers(_ verb: StaticString) {
    guard let lane = Engine.shared.current, owner !== lane else { return }
    let state = owner.map { "which \($0.words) has locked" } ?? "which nobody has locked"
    Engine.shared.fail(.unlockByAnother, "\(lane.words) \(verb) \(words), \(state).")
  }
}

extension Lane {
  /// How a message calls it.
  var words: String {
    switch kind {
    case .main: "The main thread"
    case .thread: "Thread '\(name)'"
    case .queue: "Queue '\(name)'"
    case .task: "Task '\(name)'"
    case .operation: "Operation '\(name)'"
    case .other: "'\(name)'"
    }
  }
}
