import Dispatch

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: limit)
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    do {
      let size = try fetch(file)
      places.signal()
      return size
    } catch {
      places.signal()
      throw error
    }
  }
}
