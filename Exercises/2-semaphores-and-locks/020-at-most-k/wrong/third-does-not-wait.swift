// diagnosis: tooManyAtOnce
// Two downloads may wait for a place; one that comes while they do goes on without one.
import Foundation

final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let changed = NSCondition()
  private var running = 0
  private var waiting = 0

  init(atMost limit: Int) {
    self.limit = limit
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    changed.withLock {
      waiting += 1
      while running == limit && waiting <= 2 { changed.wait() }
      waiting -= 1
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
