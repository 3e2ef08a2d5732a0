// diagnosis: lostWakeup
// Wakes a download only if all places were taken: of two that end together the second wakes none.
import Foundation

final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let places = NSCondition()
  private var running = 0

  init(atMost limit: Int) {
    self.limit = limit
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.withLock {
      while running == limit { places.wait() }
      running += 1
    }
    defer {
      places.withLock {
        // Only a download that ends when all places are taken can have another waiting.
        let wasFull = running == limit
        running -= 1
        if wasFull { places.signal() }
      }
    }
    return try fetch(file)
  }
}
