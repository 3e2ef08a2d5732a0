// expected: wrongResult
// The end is announced before the bytes are stored, so a dependent may find none.
import Foundation

typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

final class DownloadOperation: Operation, @unchecked Sendable {
  private enum State { case waiting, executing, finished }

  private let begin: BeginDownload
  private let lock = NSLock()
  private var current = State.waiting
  private var bytes: Int?

  private var state: State {
    get { lock.withLock { current } }
    set {
      willChangeValue(forKey: "isExecuting")
      willChangeValue(forKey: "isFinished")
      lock.withLock { current = newValue }
      didChangeValue(forKey: "isFinished")
      didChangeValue(forKey: "isExecuting")
    }
  }

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  var downloaded: Int? { lock.withLock { bytes } }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == .executing }
  override var isFinished: Bool { state == .finished }

  override func start() {
    if isCancelled {
      state = .finished
      return
    }
    state = .executing
    begin { [self] count in
      state = .finished
      lock.withLock { bytes = count }
    }
  }
}
