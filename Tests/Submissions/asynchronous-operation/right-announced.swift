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

  override func start() {
    guard !isCancelled else {
      announce(["isFinished"]) { self.state = .finished }
      return
    }
    announce(["isExecuting"]) { self.state = .executing }
    begin { bytes in
      self.announce(["isExecuting", "isFinished"]) {
        self.bytes = bytes
        self.state = .finished
      }
    }
  }

  /// Tells the queue before and after a change of these key paths, without the lock.
  private func announce(_ keys: [String], _ change: () -> Void) {
    for key in keys { willChangeValue(forKey: key) }
    lock.lock()
    change()
    lock.unlock()
    for key in keys.reversed() { didChangeValue(forKey: key) }
  }
}
