// diagnosis: tooManyAtOnce
// Each call makes a semaphore of its own, and finds every place of it free.
import Dispatch

final class Downloader: @unchecked Sendable {
  private let limit: Int

  init(atMost limit: Int) {
    self.limit = limit
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    let places = DispatchSemaphore(value: limit)
    places.wait()
    defer { places.signal() }
    return try fetch(file)
  }
}
