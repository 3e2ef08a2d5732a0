import Exploration

// What is declared here takes the place of what Synchronization declares under the same name. Atomics
// stay the real ones: the compiler tells of each of their operations.
@_exported import Synchronization

/// A lock with the value that it protects, modelled after Synchronization's `Mutex` on Linux.
public struct Mutex<Value: ~Copyable>: ~Copyable {
  private let lock = MutexLock()
  private let value: UnsafeMutablePointer<Value>

  /// A mutex that nobody has.
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

/// Who has a mutex.
private final class MutexLock: Resource {
  private var owner: Lane?
  private var stamp = Stamp()

  init() { super.init(kind: .mutex) }

  override func isReady(for action: Action, lane: Lane) -> Bool { owner == nil }
  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .unlock(title) }

  func lock() {
    refuseSelf()
    Engine.shared.wait(Action(.lock, self, .take))
    take()
  }

  func tryLock() -> Bool {
    Engine.shared.perform(Action(.tryToLock, self, [.take, .read]))
    guard owner == nil else { return false }
    take()
    return true
  }

  func unlock() {
    Engine.shared.perform(Action(.unlock, self, .give))
    owner = nil
    Engine.shared.release(into: &stamp)
  }

  private func take() {
    owner = Engine.shared.current
    Engine.shared.acquire(stamp)
  }

  private func refuseSelf() {
    guard let owner, owner === Engine.shared.current else { return }
    Engine.shared.fail(.recursiveLock(title, by: owner.title, isUpgrade: false))
  }
}
