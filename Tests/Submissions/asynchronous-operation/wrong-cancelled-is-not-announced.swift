// expected: operationNeverFinished
// The end of an operation that was cancelled before is not announced.
import Foundation

typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

final class DownloadOperation: Operation, @unchecked Sendable {
  private enum State { case waiting, executing, finished }

  private let begin: BeginDownload
  private let lock = NSLock()
  private var state = State.waiting
  private var bytes: Int?

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  var downloaded: Int? { lock.withLock { bytes } }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { lock.withLock { state == .executing } }
  override var isFinished: Bool { lock.withLock { state == .finished } }

  override func start() {
    if isCancelled {
      lock.withLock { state = .finished }
      return
    }
    willChangeValue(forKey: "isExecuting")
    lock.withLock { state = .executing }
    didChangeValue(forKey: "isExecuting")
    begin { bytes in
      self.willChangeValue(forKey: "isExecuting")
      self.willChangeValue(forKey: "isFinished")
      self.lock.withLock {
        self.bytes = bytes
        self.state = .finished
      }
      self.didChangeValue(forKey: "isExecuting")
      self.didChangeValue(forKey: "isFinished")
    }
  }
}
