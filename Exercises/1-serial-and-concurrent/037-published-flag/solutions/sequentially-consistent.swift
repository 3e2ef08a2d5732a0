// The strongest ordering on both sides does everything that release and acquire do.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private var minutes: [Int] = []
  private let isLoaded = Atomic(false)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    minutes = try fetch()
    isLoaded.store(true, ordering: .sequentiallyConsistent)
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    isLoaded.load(ordering: .sequentiallyConsistent) ? minutes : nil
  }
}
