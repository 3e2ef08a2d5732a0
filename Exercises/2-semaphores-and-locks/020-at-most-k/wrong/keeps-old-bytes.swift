// diagnosis: wrongResult
// A file that was downloaded before is not fetched again: its old number of bytes is returned.
import Dispatch
import Foundation

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var running = 0
  private var known: [String: Int] = [:]

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
        running -= 1
        condition.signal()
      }
    }
    if let bytes = condition.withLock({ known[file] }) { return bytes }
    let bytes = try fetch(file)
    condition.withLock { known[file] = bytes }
    return bytes
  }
}
