// expected: tooManyAtOnce
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
    condition.lock()
    if running == limit {
      condition.wait()
    }
    running += 1
    condition.unlock()
    defer {
      condition.lock()
      running -= 1
      condition.signal()
      condition.unlock()
    }
    return try fetch(file)
  }
}
