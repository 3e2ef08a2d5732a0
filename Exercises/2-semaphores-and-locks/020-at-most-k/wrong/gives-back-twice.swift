// diagnosis: tooManyAtOnce
// Gives the place back where the error is caught, and again on the way out.
import Dispatch

final class Downloader: Sendable {
  private let places: DispatchSemaphore
  init(atMost limit: Int) { places = DispatchSemaphore(value: limit) }
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    defer { places.signal() }
    do {
      return try fetch(file)
    } catch {
      places.signal()
      throw error
    }
  }
}
