// diagnosis: tooSlow
// Four connections are enough, it thinks; a larger limit is not used.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: min(limit, 4))
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    defer { places.signal() }
    return try fetch(file)
  }
}
