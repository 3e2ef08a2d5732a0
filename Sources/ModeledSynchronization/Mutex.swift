import Exploration
internal import Primitives

// What is declared here takes the place of what Synchronization declares under the same name. Atomics
// stay the real ones: the compiler tells of each of their operations.
@_exported import Synchronization

/// A lock with the value that it protects, modelled after Synchronization's `Mutex` on Linux.
public struct Mutex<Value: ~Copyable>: ~Copyable {
  private let lock = Lock(kind: .mutex)
  private let value: UnsafeMutablePointer<Value>

  /// A mutex, initially unlocked.
  public init(_ initialValue: consuming sending Value) {
    value = .allocate(capacity: 1)
    value.initialize(to: initialValue)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Calls a closure with the value while no other thread can have it.
  ///
  /// Traps when the thread has the mutex already.
  public borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value.pointee)
  }

  /// Calls a closure with the value, unless a thread has it now.
  ///
  /// - Returns: What the closure returns; `nil` if it was not called.
  public borrowing func withLockIfAvailable<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result? {
    guard lock.tryLock() else { return nil }
    defer { lock.unlock() }
    return try body(&value.pointee)
  }
}

// The lock is what makes it so, as with the real one.
extension Mutex: @unchecked Sendable where Value: ~Copyable {}
