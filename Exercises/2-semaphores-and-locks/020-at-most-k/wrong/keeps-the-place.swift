// diagnosis: deadlock
// The last line is not reached when the fetch throws, and the place is lost.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: limit)
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    let size = try fetch(file)
    places.signal()
    return size
  }
}
