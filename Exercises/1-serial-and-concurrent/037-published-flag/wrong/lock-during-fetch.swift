// diagnosis: tooSlow
// Right, but the lock is held while the list is fetched, and all who ask wait for that.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  private let minutes = Mutex<[Int]?>(nil)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    try minutes.withLock { $0 = try fetch() }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    minutes.withLock { $0 }
  }
}
