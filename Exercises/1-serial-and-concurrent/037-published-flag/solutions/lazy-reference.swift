// No flag: the reference to the finished list is what is published.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  private final class List: Sendable {
    let minutes: [Int]
    init(_ minutes: [Int]) { self.minutes = minutes }
  }

  private let list = AtomicLazyReference<List>()

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    _ = list.storeIfNil(List(try fetch()))
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    list.load()?.minutes
  }
}
