import Foundation
import Synchronization

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private enum State: String { case isReady, isExecuting, isFinished }

  private let begin: BeginDownload
  private let content = Mutex<(state: State, bytes: Int?)>((.isReady, nil))

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { content.withLock { $0.bytes } }

  private var state: State {
    get { content.withLock { $0.state } }
    set {
      let old = state
      willChangeValue(forKey: old.rawValue)
      willChangeValue(forKey: newValue.rawValue)
      content.withLock { $0.state = newValue }
      didChangeValue(forKey: old.rawValue)
      didChangeValue(forKey: newValue.rawValue)
    }
  }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == .isExecuting }
  override var isFinished: Bool { state == .isFinished }

  override func start() {
    guard !isCancelled else {
      state = .isFinished
      return
    }
    state = .isExecuting
    begin { bytes in
      self.content.withLock { $0.bytes = bytes }
      self.state = .isFinished
    }
  }
}
