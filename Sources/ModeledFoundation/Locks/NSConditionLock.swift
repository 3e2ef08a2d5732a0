import Exploration
import Foundation
internal import Primitives

/// A lock with a number that threads can wait for, modelled after Foundation's `NSConditionLock`.
///
/// With Foundation on Linux (6.3.1) a lock without a date traps as soon as it has to wait, here too: it
/// would wait until the distant future, which is too far away.
open class NSConditionLock: NSObject, NSLocking, @unchecked Sendable {
  // Only the running lane touches the state, one at a time.
  private let state: ConditionLockState

  /// A lock, initially free, with the number 0.
  public override convenience init() { self.init(condition: 0) }

  /// A lock, initially free, with a number.
  public init(condition: Int) {
    state = ConditionLockState(condition: condition)
    super.init()
  }

  /// Takes the lock; traps if it has to wait.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock() { _ = state.lock(when: nil, before: .distantFuture) }

  /// Gives the lock back.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock() { state.unlock() }

  /// The number.
  open var condition: Int { state.read() }

  /// Takes the lock with a number; traps if it has to wait.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock(whenCondition condition: Int) {
    _ = state.lock(when: condition, before: .distantFuture)
  }

  /// Takes the lock if it is free; does not wait.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func `try`() -> Bool { state.tryLock(when: nil) }

  /// Takes the lock if it is free and has a number; does not wait.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func tryLock(whenCondition condition: Int) -> Bool { state.tryLock(when: condition) }

  /// Gives the lock back with another number.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock(withCondition condition: Int) { state.unlock(with: condition) }

  /// Waits for the lock until a date; traps when it has to wait and the date is beyond 2262.
  ///
  /// - Returns: Whether the lock was taken.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock(before limit: Date) -> Bool {
    state.lock(when: nil, before: limit)
  }

  /// Waits until a date for the lock with a number; traps like the others.
  ///
  /// - Returns: Whether the lock was taken.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock(whenCondition condition: Int, before limit: Date) -> Bool {
    state.lock(when: condition, before: limit)
  }

  /// What messages call the lock.
  open var name: String? {
    get { chosenName.read() }
    set {
      chosenName.write(newValue)
      state.label = newValue
    }
  }
  private lazy var chosenName = Setting<String?>(nil, of: state, isPlain: true)
}

/// A lock's state with its number.
private final class ConditionLockState: Lock {
  private var condition: Int
  /// The number that a lane waits for, by the lane's.
  private var wanted: [Int: Int] = [:]

  init(condition: Int) {
    self.condition = condition
    super.init(kind: .nsConditionLock)
  }

  override func canGoOn(_ action: Action, _ lane: Lane) -> Bool { isOpen(for: wanted[lane.number]) }

  /// Whether it is free, and has a number.
  private func isOpen(for wanted: Int?) -> Bool {
    owner == nil && (wanted.map { $0 == condition } ?? true)
  }

  override func waitReason(for action: Action) -> WaitReason {
    action.detail == 0 ? super.waitReason(for: action) : .unlockWithCondition(title)
  }

  func lock(when wanted: Int?, before limit: Date) -> Bool {
    let detail = wanted == nil ? 0 : 1
    return wanting(wanted) {
      if limit.canBeWaitedFor {
        guard wait(.lock, .take, until: limit.virtualInstant, detail: detail) else { return false }
      } else {
        refuseSelf()
        guard attempt(.lock, .take, detail: detail) else {
          failToWait(for: wanted == nil ? .unlock(title) : .unlockWithCondition(title))
        }
      }
      take()
      return true
    }
  }

  func tryLock(when wanted: Int?) -> Bool {
    wanting(wanted) {
      guard attempt(.tryToLock, .take) else { return false }
      take()
      return true
    }
  }

  /// Notes the number that the lane wants, as long as it does.
  private func wanting(_ wanted: Int?, _ body: () -> Bool) -> Bool {
    guard let lane = Engine.shared.current else { return true }
    self.wanted[lane.number] = wanted
    defer { self.wanted[lane.number] = nil }
    return body()
  }

  func unlock(with condition: Int) {
    unlock()
    if Self.isRead { wasUsedWeakly(writes: true) }
    self.condition = condition
  }

  /// Whether a lane has looked at a number in any execution, which it does without the lock.
  // Unsafe only to the compiler: the one thread that runs the lanes touches it.
  nonisolated(unsafe) private static var isRead = false

  func read() -> Int {
    Engine.shared.perform(Action(.read, self, .read))
    Self.isRead = true
    wasUsedWeakly(writes: false)
    return condition
  }
}
