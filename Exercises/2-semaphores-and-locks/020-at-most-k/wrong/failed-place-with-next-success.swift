// diagnosis: tooSlow
// The place of a download that failed comes free only when another one has succeeded.
import Dispatch
import Foundation

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var running = 0
  private var failed = 0

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
    do {
      let bytes = try fetch(file)
      condition.withLock {
        running -= 1 + failed
        failed = 0
        condition.broadcast()
      }
      return bytes
    } catch {
      condition.withLock {
        if running > failed + 1 {
          failed += 1
        } else {
          running = 0; failed = 0; condition.broadcast()
        }
      }
      throw error
    }
  }
}
