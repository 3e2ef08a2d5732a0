// expected: operationNeverFinished
import Foundation
import Synchronization

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private enum State { case waiting, executing, finished }

  private let begin: BeginDownload
  private let state = Mutex(State.waiting)
  private let bytes = Mutex<Int?>(nil)

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { bytes.withLock { $0 } }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state.withLock { $0 == .executing } }
  override var isFinished: Bool { state.withLock { $0 == .finished } }

  override func start() {
    guard !isCancelled else {
      move(to: .finished)
      return
    }
    move(to: .executing)
    begin { [weak self] count in
      guard let self, !self.isCancelled else { return }
      self.bytes.withLock { $0 = count }
      self.move(to: .finished)
    }
  }

  private func move(to next: State) {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    state.withLock { $0 = next }
    didChangeValue(forKey: "isFinished")
    didChangeValue(forKey: "isExecuting")
  }
}
