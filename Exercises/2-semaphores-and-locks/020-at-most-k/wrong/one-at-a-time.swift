// diagnosis: tooSlow
// A lock around the download keeps to every limit, and uses none of it.
import Foundation

final class Downloader: @unchecked Sendable {
  private let lock = NSLock()

  init(atMost limit: Int) {}

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    lock.lock()
    defer { lock.unlock() }
    return try fetch(file)
  }
}
