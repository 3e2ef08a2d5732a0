// diagnosis: tooManyAtOnce
// Gives the place back as soon as it is its turn, before the download has even begun.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: limit)
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    places.signal()
    return try fetch(file)
  }
}
