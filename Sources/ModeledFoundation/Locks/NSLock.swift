import Exploration
import Foundation
internal import Primitives

/// A lock that one thread can have, modelled after Foundation's `NSLock` on Linux.
///
/// The real one hangs when its owner locks it again, and lets any thread unlock it; here the first is
/// a recursive lock and the second an unlock by a non-owner.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  // Only the running lane touches the state, one at a time.
  private let state = Lock(kind: .nsLock)

  /// A lock, initially free.
  public override init() { super.init() }

  /// Waits until the lock is free, and takes it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock() { state.lock() }

  /// Gives the lock back.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock() { state.unlock() }

  /// Takes the lock if it is free; does not wait.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func `try`() -> Bool { state.tryLock() }

  /// Waits for the lock until a date; traps when it has to wait and the date is beyond 2262.
  ///
  /// - Returns: Whether the lock was taken.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock(before limit: Date) -> Bool { state.lock(before: limit) }

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
