// expected: tooSlow
// Today waits for the lock during a fetch.
import Foundation

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private let lock = NSLock()
  private var minutes: [Int]?

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    try lock.withLock {
      minutes = try fetch()
    }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    lock.withLock { minutes }
  }
}
