// expected: dataRace
import Foundation
import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: @unchecked Sendable {
  private let lock = NSLock()
  private var minutes: [Int] = []
  private let isLoaded = Atomic(false)

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    lock.withLock {
      minutes = fetched
      isLoaded.store(true, ordering: .releasing)
    }
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    // Quick, without the lock, once they are there.
    if isLoaded.load(ordering: .relaxed) { return minutes }
    return lock.withLock {
      isLoaded.load(ordering: .relaxed) ? minutes : nil
    }
  }
}
