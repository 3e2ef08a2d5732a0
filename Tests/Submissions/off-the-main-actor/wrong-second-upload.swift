// expected: stillWaiting
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
  private var source: AsyncStream<Int>.Continuation?
  private var drawing: Task<Void, Never>?
  private var isClosed = false
  private let draw: @MainActor (_ percent: Int) -> Void

  init(draw: @escaping @MainActor (_ percent: Int) -> Void) {
    self.draw = draw
  }

  /// Starts an upload; each report is drawn.
  func start(_ uploader: Uploader) {
    let (reports, source) = AsyncStream.makeStream(of: Int.self)
    self.source = source
    drawing = Task { [weak self] in
      for await percent in reports { self?.show(percent) }
    }
    uploader.start { source.yield($0) }
  }

  /// The screen is closed: nothing is drawn any more.
  func close() {
    isClosed = true
    source?.finish()
    drawing?.cancel()
  }

  private func show(_ percent: Int) {
    guard !isClosed else { return }
    self.percent = percent
    draw(percent)
  }
}
