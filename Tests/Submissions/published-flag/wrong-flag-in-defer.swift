// expected: dataRace
// The flag is set when fetch throws.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private var minutes: [Int] = []
  private let isLoaded = Atomic(false)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    // Set the flag last, after the list was written.
    defer { isLoaded.store(true, ordering: .releasing) }
    minutes = try fetch()
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    guard isLoaded.load(ordering: .acquiring) else { return nil }
    return minutes
  }
}
