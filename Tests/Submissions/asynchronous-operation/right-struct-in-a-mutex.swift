import Foundation
import Synchronization

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private struct Progress: Sendable {
    var isExecuting = false
    var isFinished = false
    var bytes: Int?
  }

  private let begin: BeginDownload
  private let progress = Mutex(Progress())

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { progress.withLock { $0.bytes } }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { progress.withLock { $0.isExecuting } }
  override var isFinished: Bool { progress.withLock { $0.isFinished } }

  override func start() {
    guard !isCancelled else {
      finish(with: nil)
      return
    }
    willChangeValue(forKey: "isExecuting")
    progress.withLock { $0.isExecuting = true }
    didChangeValue(forKey: "isExecuting")
    begin { bytes in self.finish(with: bytes) }
  }

  private func finish(with bytes: Int?) {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    progress.withLock { progress in
      progress.bytes = bytes
      progress.isExecuting = false
      progress.isFinished = true
    }
    didChangeValue(forKey: "isFinished")
    didChangeValue(forKey: "isExecuting")
  }
}
