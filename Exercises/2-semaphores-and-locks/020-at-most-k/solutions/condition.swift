// The running downloads are counted; one that comes when the limit is reached waits for the number to change.
import Foundation

final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let changed = NSCondition()
  private var running = 0

  init(atMost limit: Int) {
    self.limit = limit
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    changed.withLock {
      while running == limit { changed.wait() }
      running += 1
    }
    defer {
      changed.withLock {
        running -= 1
        changed.signal()
      }
    }
    return try fetch(file)
  }
}
