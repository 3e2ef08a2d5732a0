// diagnosis: tooManyAtOnce
// Waits with a limit of time and does not look whether there was a place in the end.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: limit)
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    _ = places.wait(timeout: .now() + .milliseconds(1))
    defer { places.signal() }
    return try fetch(file)
  }
}
