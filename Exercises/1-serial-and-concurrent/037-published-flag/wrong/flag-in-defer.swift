// diagnosis: dataRace
// The flag is set on every way out: after a failure the next load writes a list that others already read.
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private var minutes: [Int] = []
  private let isLoaded = Atomic(false)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    defer { isLoaded.store(true, ordering: .releasing) }
    minutes = try fetch()
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    guard isLoaded.load(ordering: .acquiring) else { return nil }
    return minutes
  }
}
