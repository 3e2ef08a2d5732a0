// diagnosis: tooManyAtOnce
// No server allows more than three, it thinks, and takes a larger limit for none.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: limit > 3 ? 100 : limit)
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    defer { places.signal() }
    return try fetch(file)
  }
}
