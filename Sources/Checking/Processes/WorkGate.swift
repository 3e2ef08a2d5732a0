import Foundation

/// Keeps a build from continuing, and from leaving anything behind, while the process ends.
enum WorkGate {
  private static let lock = NSLock()
  // The program that was started, which would make its folder again: used behind the lock.
  nonisolated(unsafe) static var running: pid_t?
  // Only the one thread that ends the process uses it.
  nonisolated(unsafe) private static var isClosed = false

  /// Does what must not happen once the process is being ended.
  static func pass<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }

  /// From now on, a thread that wants to pass waits forever.
  static func close() {
    guard !isClosed else { return }
    lock.lock()
    isClosed = true
    if let running { kill(running, SIGKILL) }
  }
}
