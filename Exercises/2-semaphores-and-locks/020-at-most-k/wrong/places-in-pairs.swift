// diagnosis: tooSlow
// Gives places back two at a time: the first download that ends lets nobody continue.
import Dispatch
import Foundation

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var running = 0
  private var pairs = 0

  init(atMost limit: Int) {
    self.limit = limit
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    condition.withLock {
      while running >= limit { condition.wait() }
      running += 1
    }
    defer {
      condition.withLock {
        pairs += 1
        if pairs == min(2, limit) {
          running -= pairs
          pairs = 0
          condition.broadcast()
        }
      }
    }
    return try fetch(file)
  }
}
