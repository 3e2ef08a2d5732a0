// diagnosis: tooSlow
// Two downloads of one file wait for one another, although a place is free.
import Dispatch
import Foundation

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var running = 0
  private var files: Set<String> = []

  init(atMost limit: Int) {
    self.limit = limit
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    condition.withLock {
      while running >= limit || files.contains(file) { condition.wait() }
      running += 1
      files.insert(file)
    }
    defer {
      condition.withLock {
        running -= 1
        files.remove(file)
        condition.broadcast()
      }
    }
    return try fetch(file)
  }
}
