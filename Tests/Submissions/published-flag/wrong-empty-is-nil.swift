// expected: wrongResult
import Foundation

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private let lock = NSLock()
  private var minutes: [Int] = []

  /// Loads the departures.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    lock.withLock { minutes = fetched }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    let known = lock.withLock { minutes }
    return known.isEmpty ? nil : known
  }
}
