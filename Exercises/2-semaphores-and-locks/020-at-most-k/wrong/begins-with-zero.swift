// diagnosis: deadlock
// Begins with 0, as a semaphore that waits for something does: there is no place to begin with.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places = DispatchSemaphore(value: 0)

  init(atMost limit: Int) {}

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    defer { places.signal() }
    return try fetch(file)
  }
}
