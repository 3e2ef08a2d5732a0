// diagnosis: recursiveLock
// The last line is not reached when the fetch throws, and the lock is never released.
import Foundation

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private let lock = NSLock()
  private var minutes: [Int]?

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    lock.lock()
    minutes = try fetch()
    lock.unlock()
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    lock.withLock { minutes }
  }
}
