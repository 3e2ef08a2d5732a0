// diagnosis: deadlock
// An ordinary operation that waits for the answer: a thread is blocked as long as the download takes.
import Foundation

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that waits for its end.
final class DownloadOperation: Operation, @unchecked Sendable {
  private let begin: BeginDownload
  private let lock = NSLock()
  private var bytes: Int?

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { lock.withLock { bytes } }

  override func main() {
    let isOver = DispatchSemaphore(value: 0)
    begin { bytes in
      self.lock.withLock { self.bytes = bytes }
      isOver.signal()
    }
    isOver.wait()
  }
}
