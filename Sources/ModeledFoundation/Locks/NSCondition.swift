import Exploration
import Foundation
internal import Primitives

/// A lock and a place to wait for a change, modelled after Foundation's `NSCondition` on Linux.
///
/// A signal wakes one of the waiting threads, whichever the schedule says. Threads do not wake without
/// a signal here, although the real thing may; a wait belongs in a loop that looks again.
open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  // A mutex and a condition variable, as the real one. Only the running lane touches them, one at a
  // time.
  private let state = Lock(kind: .nsCondition)
  private let condition = Condition(kind: .nsCondition)

  /// A condition, initially unlocked.
  public override init() {
    super.init()
    condition.whole = state
  }

  /// Waits until the lock is free, and takes it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock() { state.lock() }

  /// Gives the lock back.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock() { state.unlock() }

  /// Gives the lock back, waits for a signal, and takes the lock again.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func wait() { _ = condition.wait(with: state) }

  /// Gives the lock back, waits for a signal until a date, and takes the lock again.
  ///
  /// Traps when the date is beyond 2262, such as the distant future.
  ///
  /// - Returns: Whether there was a signal.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func wait(until limit: Date) -> Bool {
    // The real one looks at the date first and then keeps the lock.
    guard limit.timeIntervalSinceNow > 0 else { return false }
    guard limit.canBeWaitedFor else { failToWait(for: .signal(condition.title)) }
    return condition.wait(with: state, until: limit.virtualInstant)
  }

  /// Wakes one of the threads that wait; nothing happens if none does.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func signal() { condition.signal() }

  /// Wakes all threads that wait.
  open func broadcast() { condition.broadcast() }

  /// What messages call the condition.
  open var name: String? {
    get { chosenName.read() }
    set {
      chosenName.write(newValue)
      state.label = newValue
      condition.label = newValue
    }
  }
  private lazy var chosenName = Setting<String?>(nil, of: condition, isPlain: true)
}
