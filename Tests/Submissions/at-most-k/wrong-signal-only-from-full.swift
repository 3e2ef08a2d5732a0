// expected: lostWakeup
import Foundation

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var running = 0

  init(atMost limit: Int) {
    self.limit = limit
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    condition.withLock {
      while running == limit { condition.wait() }
      running += 1
    }
    defer {
      condition.withLock {
        let wasFull = running == limit
        running -= 1
        if wasFull { condition.signal() }
      }
    }
    return try fetch(file)
  }
}
