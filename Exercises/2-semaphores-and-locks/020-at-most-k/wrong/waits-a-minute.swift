// diagnosis: tooManyAtOnce
// Nobody is to wait forever: after a minute it downloads without a place.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) { places = DispatchSemaphore(value: limit) }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    _ = places.wait(timeout: .now() + 60)
    defer { places.signal() }
    return try fetch(file)
  }
}
