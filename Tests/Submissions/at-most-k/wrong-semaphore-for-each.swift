// expected: tooManyAtOnce
// A semaphore for each call limits nothing.
import Dispatch

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let limit: Int

  init(atMost limit: Int) {
    self.limit = limit
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    let semaphore = DispatchSemaphore(value: limit)
    semaphore.wait()
    defer { semaphore.signal() }
    return try fetch(file)
  }
}
