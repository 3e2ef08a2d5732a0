import Foundation

/// Begins a download and returns; `done` is called once, on some thread, when it has ended.
typealias BeginDownload = @Sendable (_ done: @escaping @Sendable (Int) -> Void) -> Void

/// A download that continues after `start()` has returned.
final class DownloadOperation: Operation, @unchecked Sendable {
  private enum Phase {
    case waiting
    case executing
    case finished(bytes: Int?)
  }

  private let begin: BeginDownload
  /// Owns `phase`.
  private let phases = DispatchQueue(label: "download.phases")
  private var phase = Phase.waiting

  init(_ begin: @escaping BeginDownload) { self.begin = begin }

  private var current: Phase { phases.sync { phase } }

  /// How many bytes were downloaded; nil before that.
  var downloaded: Int? {
    if case .finished(let bytes) = current { bytes } else { nil }
  }

  override var isAsynchronous: Bool { true }

  override var isExecuting: Bool {
    if case .executing = current { true } else { false }
  }

  override var isFinished: Bool {
    if case .finished = current { true } else { false }
  }

  override func start() {
    if isCancelled {
      enter(.finished(bytes: nil))
    } else {
      enter(.executing)
      begin { [self] in enter(.finished(bytes: $0)) }
    }
  }

  private func enter(_ next: Phase) {
    let keys = ["isExecuting", "isFinished"]
    for key in keys { willChangeValue(forKey: key) }
    phases.sync { phase = next }
    for key in keys { didChangeValue(forKey: key) }
  }
}
