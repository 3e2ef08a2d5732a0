// The list itself is behind a mutex, which is not held while something is fetched.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  private let minutes = Mutex<[Int]?>(nil)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    minutes.withLock { $0 = fetched }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    minutes.withLock { $0 }
  }
}
