// diagnosis: wrongResult
// The list is a static variable: all days have the same departures.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  private static let minutes = Mutex<[Int]?>(nil)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let new = try fetch()
    Self.minutes.withLock { $0 = new }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    Self.minutes.withLock { $0 }
  }
}
