// diagnosis: tooSlow
// Once all places are taken, nobody continues until every download has ended.
import Dispatch
import Foundation

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var running = 0
  private var isFull = false

  init(atMost limit: Int) {
    self.limit = limit
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    condition.withLock {
      while isFull { condition.wait() }
      running += 1
      if running == limit { isFull = true }
    }
    defer {
      condition.withLock {
        running -= 1
        if running == 0 { isFull = false }
        condition.broadcast()
      }
    }
    return try fetch(file)
  }
}
