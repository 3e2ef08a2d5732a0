// diagnosis: wrongResult
// start() waits for the answer, for a minute at most: so long it blocks a thread.
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
    if isCancelled {
      change(to: .finished)
      return
    }
    change(to: .executing)
    let isOver = DispatchSemaphore(value: 0)
    begin { bytes in
      self.lock.withLock { self.bytes = bytes }
      self.change(to: .finished)
      isOver.signal()
    }
    _ = isOver.wait(timeout: .now() + 60)
  }

  private func change(to new: State) {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    lock.withLock { state = new }
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
  }
}
