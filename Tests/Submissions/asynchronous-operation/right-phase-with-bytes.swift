import Foundation
import Synchronization

typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

final class DownloadOperation: Operation, @unchecked Sendable {
  private enum Phase: Sendable {
    case waiting
    case executing
    case finished(bytes: Int?)
  }

  private let begin: BeginDownload
  private let phase = Mutex(Phase.waiting)

  init(_ begin: @escaping BeginDownload) {
    self.begin = begin
    super.init()
  }

  var downloaded: Int? {
    if case .finished(let bytes) = phase.withLock({ $0 }) { return bytes }
    return nil
  }

  override var isAsynchronous: Bool { true }

  override var isExecuting: Bool {
    if case .executing = phase.withLock({ $0 }) { return true }
    return false
  }

  override var isFinished: Bool {
    if case .finished = phase.withLock({ $0 }) { return true }
    return false
  }

  private func change(to next: Phase) {
    let keys = ["isExecuting", "isFinished"]
    keys.forEach { willChangeValue(forKey: $0) }
    phase.withLock { $0 = next }
    keys.reversed().forEach { didChangeValue(forKey: $0) }
  }

  override func start() {
    guard !isCancelled else {
      change(to: .finished(bytes: nil))
      return
    }
    change(to: .executing)
    begin { self.change(to: .finished(bytes: $0)) }
  }
}
