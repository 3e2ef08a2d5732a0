// diagnosis: wrongResult
// Takes a minute that stands there twice for the same departure.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  private let minutes = Mutex<[Int]?>(nil)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    var new: [Int] = []
    for minute in try fetch() where minute != new.last { new.append(minute) }
    minutes.withLock { [new] in $0 = new }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    minutes.withLock { $0 }
  }
}
