// diagnosis: deadlock
// A download that fails gives its place back, unless its error says that it was cancelled.

import Dispatch

final class Downloader: Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: 0)
    for _ in 0..<limit { places.signal() }
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    do {
      let bytes = try fetch(file)
      places.signal()
      return bytes
    } catch {
      if !(error is CancellationError) { places.signal() }
      throw error
    }
  }
}
