import Foundation

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private let begin: BeginDownload
  private let lock = NSLock()
  private var executing = false
  private var finished = false
  private var bytes: Int?

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { lock.withLock { bytes } }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { lock.withLock { executing } }
  override var isFinished: Bool { lock.withLock { finished } }

  override func start() {
    guard !isCancelled else { return finish() }
    willChangeValue(forKey: "isExecuting")
    lock.withLock { executing = true }
    didChangeValue(forKey: "isExecuting")
    begin { bytes in
      self.lock.withLock { self.bytes = bytes }
      self.finish()
    }
  }

  private func finish() {
    willChangeValue(forKey: "isExecuting")
    lock.withLock { executing = false }
    didChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    lock.withLock { finished = true }
    didChangeValue(forKey: "isFinished")
  }
}
