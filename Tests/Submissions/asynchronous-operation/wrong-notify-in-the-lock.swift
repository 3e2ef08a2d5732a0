// expected: recursiveLock
// IsFinished is asked for with the lock held.
import Foundation

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private enum State { case waiting, executing, finished }

  private let begin: BeginDownload
  private let lock = NSLock()
  private var state = State.waiting
  private var bytes: Int?

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { lock.withLock { bytes } }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { lock.withLock { state == .executing } }
  override var isFinished: Bool { lock.withLock { state == .finished } }

  private func move(to new: State, bytes: Int? = nil) {
    lock.lock()
    defer { lock.unlock() }
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    if let bytes { self.bytes = bytes }
    state = new
    didChangeValue(forKey: "isFinished")
    didChangeValue(forKey: "isExecuting")
  }

  override func start() {
    if isCancelled {
      move(to: .finished)
      return
    }
    move(to: .executing)
    begin { bytes in
      self.move(to: .finished, bytes: bytes)
    }
  }
}
