// diagnosis: deadlock
// All downloaders share the places of the first one.
import Dispatch
import Synchronization

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private static let all = Mutex<DispatchSemaphore?>(nil)
  private let places: DispatchSemaphore
  init(atMost limit: Int) {
    places = Self.all.withLock {
      let one = $0 ?? DispatchSemaphore(value: limit)
      $0 = one
      return one
    }
  }
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    places.wait()
    defer { places.signal() }
    return try fetch(file)
  }
}
