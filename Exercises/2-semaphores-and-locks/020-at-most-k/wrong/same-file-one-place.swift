// diagnosis: tooManyAtOnce
// Two downloads of the same file share a place, though both run.
import Dispatch
import Synchronization

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let places: DispatchSemaphore
  private let files = Mutex<[String: Int]>([:])
  init(atMost limit: Int) { places = DispatchSemaphore(value: limit) }
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    let isFirst = files.withLock {
      $0[file, default: 0] += 1
      return $0[file] == 1
    }
    if isFirst { places.wait() }
    defer {
      let isLast = files.withLock {
        $0[file, default: 0] -= 1
        return $0[file] == 0
      }
      if isLast { places.signal() }
    }
    return try fetch(file)
  }
}
