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
    begin()
    let size: Int
    do {
      size = try fetch(file)
    } catch {
      end()
      throw error
    }
    end()
    return size
  }

  private func begin() {
    condition.lock()
    defer { condition.unlock() }
    while running >= limit {
      condition.wait()
    }
    running += 1
  }

  private func end() {
    condition.lock()
    defer { condition.unlock() }
    running -= 1
    condition.signal()
  }
}
