// diagnosis: wrongResult
// The percent is set when the drawing is over: if the screen was closed by then, it changes all the same.

/// A library that sends a file, and reports how far it has got, from any thread.
struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}

@MainActor
final class UploadModel {
  private(set) var percent = 0
  private var isClosed = false
  private let draw: @MainActor (_ percent: Int) -> Void

  init(draw: @escaping @MainActor (_ percent: Int) -> Void) {
    self.draw = draw
  }

  func start(_ uploader: Uploader) {
    uploader.start { percent in
      Task { @MainActor in self.show(percent) }
    }
  }

  func close() {
    isClosed = true
  }

  private func show(_ percent: Int) {
    guard !isClosed else { return }
    draw(percent)
    self.percent = percent
  }
}
