// A serial queue owns the state; the changes are said outside of it.
import Foundation

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private enum State { case waiting, executing, finished }

  private let begin: BeginDownload
  private let owner = DispatchQueue(label: "state")
  private var state = State.waiting
  private var bytes: Int?

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? { owner.sync { bytes } }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { owner.sync { state == .executing } }
  override var isFinished: Bool { owner.sync { state == .finished } }

  override func start() {
    if isCancelled {
      change(to: .finished)
      return
    }
    change(to: .executing)
    begin { bytes in
      self.owner.sync { self.bytes = bytes }
      self.change(to: .finished)
    }
  }

  private func change(to new: State) {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    owner.sync { state = new }
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
  }
}
