import Foundation

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private let lock = NSLock()
  private var minutes: [Int] = []
  private var isLoaded = false

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    lock.lock()
    minutes = fetched
    isLoaded = true
    lock.unlock()
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    lock.lock()
    defer { lock.unlock() }
    if isLoaded {
      return minutes
    }
    return nil
  }
}
