internal import Primitives

/// What can be locked and unlocked.
///
/// The same as Foundation's, but its code is not hidden from stories: they find the line behind it.
public protocol NSLocking {
  /// Waits until it can be locked, and locks it.
  func lock()

  /// Gives it back.
  func unlock()
}

extension NSLocking {
  /// Calls a closure while it is locked.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    // The body does not depend on what the lock has left there.
    clearUnusedStack()
    defer { unlock() }
    return try body()
  }
}
