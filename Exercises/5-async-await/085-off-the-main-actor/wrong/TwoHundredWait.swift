// diagnosis: wrongResult
// The stream keeps 200 reports that wait, and drops those that come after them.

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
  private var sources: [AsyncStream<Int>.Continuation] = []
  private let draw: @MainActor (_ percent: Int) -> Void

  init(draw: @escaping @MainActor (_ percent: Int) -> Void) {
    self.draw = draw
  }

  /// Starts an upload; each report is drawn.
  func start(_ uploader: Uploader) {
    let (reports, source) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingOldest(200))
    sources.append(source)
    if isClosed { source.finish() }
    Task {
      for await percent in reports { show(percent) }
    }
    uploader.start { source.yield($0) }
  }

  /// The screen is closed: nothing is drawn any more.
  func close() {
    isClosed = true
    for source in sources { source.finish() }
    sources = []
  }

  private func show(_ percent: Int) {
    guard !isClosed else { return }
    self.percent = percent
    draw(percent)
  }
}
