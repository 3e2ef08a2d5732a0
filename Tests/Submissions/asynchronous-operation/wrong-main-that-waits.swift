// expected: deadlock
// Start blocks a thread until the end.
import Foundation

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private let begin: BeginDownload
  private let lock = NSLock()
  private var bytes: Int?

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { lock.withLock { bytes } }

  override func main() {
    guard !isCancelled else { return }
    // Operation keeps the state itself if main() returns when everything is done.
    let semaphore = DispatchSemaphore(value: 0)
    begin { bytes in
      self.lock.withLock { self.bytes = bytes }
      semaphore.signal()
    }
    semaphore.wait()
  }
}
