// diagnosis: wrongResult
// All screens share the list of reports: what one screen takes from it may be a report of another one.
import Synchronization

/// A library that sends a file, and reports how far it has got, from any thread.
struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}

/// What the screen of an upload shows.
@MainActor
final class UploadModel {
  /// What was drawn last.
  private(set) var percent = 0
  private var isClosed = false
  private let draw: @MainActor (_ percent: Int) -> Void

  init(draw: @escaping @MainActor (_ percent: Int) -> Void) {
    self.draw = draw
  }

  /// Starts an upload; each report is drawn.
  func start(_ uploader: Uploader) {
    uploader.start { percent in
      Reports.waiting.withLock { $0.append(percent) }
      Task { @MainActor in self.show(Reports.waiting.withLock { $0.removeFirst() }) }
    }
  }

  /// The screen is closed: nothing is drawn any more.
  func close() {
    isClosed = true
  }

  private func show(_ percent: Int) {
    guard !isClosed else { return }
    self.percent = percent
    draw(percent)
  }
}

private enum Reports {
  static let waiting = Mutex<[Int]>([])
}
