// expected: deadlock
// No signal if fetch throws.
import Dispatch

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let connections: DispatchSemaphore

  init(atMost limit: Int) {
    connections = DispatchSemaphore(value: limit)
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    connections.wait()
    let size = try fetch(file)
    connections.signal()
    return size
  }
}
