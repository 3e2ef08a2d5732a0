// diagnosis: wrongResult
// Draws 0 or 100 for what is below or above: that is not what was reported.

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
      Task { @MainActor in self.show(min(max(percent, 0), 100)) }
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
