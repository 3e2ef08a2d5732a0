// diagnosis: wrongResult
// Takes an empty list for one that has not been loaded.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  private let minutes = Mutex<[Int]>([])

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    minutes.withLock { $0 = fetched }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    let known = minutes.withLock { $0 }
    return known.isEmpty ? nil : known
  }
}
