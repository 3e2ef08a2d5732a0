// A semaphore holds the free places; defer gives one back on every way out.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: limit)
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    defer { places.signal() }
    return try fetch(file)
  }
}
