// expected: dataRace
// The load is relaxed.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private var minutes: [Int] = []
  private let isLoaded = Atomic(false)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    minutes = fetched
    isLoaded.store(true, ordering: .sequentiallyConsistent)
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    isLoaded.load(ordering: .relaxed) ? minutes : nil
  }
}
