import Exploration
import Foundation
internal import Primitives

/// A lock that its owner can take several times, modelled after Foundation's `NSRecursiveLock`.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  // Only the running lane touches the state, one at a time.
  private let state = Lock(kind: .nsRecursiveLock, isRecursive: true)

  /// A lock, initially free.
  public override init() { super.init() }

  /// Waits until no other thread has the lock, and takes it, or takes it once more.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock() { state.lock() }

  /// Undoes one of the owner's locks; the last one gives the lock back.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock() { state.unlock() }

  /// Takes the lock if no other thread has it; does not wait.
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
