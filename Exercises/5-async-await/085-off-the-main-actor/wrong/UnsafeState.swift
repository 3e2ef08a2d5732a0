// diagnosis: dataRace
// The state of the screen is declared safe, because the compiler asked for it.

/// A library that sends a file, and reports how far it has got, from any thread.
struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}

/// What the screen of an upload shows.
@MainActor
final class UploadModel {
  /// What was drawn last.
  nonisolated(unsafe) private(set) var percent = 0
  nonisolated(unsafe) private var isClosed = false
  private let draw: @MainActor (_ percent: Int) -> Void

  init(draw: @escaping @MainActor (_ percent: Int) -> Void) {
    self.draw = draw
  }

  /// Starts an upload; each report is drawn.
  func start(_ uploader: Uploader) {
    uploader.start { percent in
      guard !self.isClosed else { return }
      self.percent = percent
      Task { @MainActor in self.draw(percent) }
    }
  }

  /// The screen is closed: nothing is drawn any more.
  func close() {
    isClosed = true
  }

}
