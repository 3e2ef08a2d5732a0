import Dispatch

final class Downloader: Sendable {
  private let places: DispatchSemaphore

  init(atMost limit: Int) {
    places = DispatchSemaphore(value: limit)
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    do {
      let bytes = try fetch(file)
      places.signal()
      return bytes
    } catch {
      places.signal()
      throw error
    }
  }
}
