// diagnosis: wrongResult
// Takes 100 for the last report, and draws none after it.
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

  private var all: [AsyncStream<Int>.Continuation] = []

  func start(_ uploader: Uploader) {
    let (stream, reports) = AsyncStream<Int>.makeStream()
    all.append(reports)
    Task { for await percent in stream { show(percent) } }
    uploader.start {
      reports.yield($0)
      if $0 == 100 { reports.finish() }
    }
  }

  func close() {
    isClosed = true
    for reports in all { reports.finish() }
  }

  private func show(_ percent: Int) {
    guard !isClosed else { return }
    self.percent = percent
    draw(percent)
  }
}
