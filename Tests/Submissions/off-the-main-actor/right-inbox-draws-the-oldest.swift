import Synchronization

/// A library that sends a file, and reports how far it has got, from any thread.
struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}

/// The reports that have not been drawn yet, oldest first.
private final class Inbox: Sendable {
  private let reports = Mutex<[Int]>([])

  func put(_ percent: Int) {
    reports.withLock { $0.append(percent) }
  }

  func takeFirst() -> Int? {
    reports.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
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
    let inbox = Inbox()
    uploader.start { percent in
      inbox.put(percent)
      Task { @MainActor in
        self.drawOne(of: inbox)
      }
    }
  }

  /// The screen is closed: nothing is drawn any more.
  func close() {
    isClosed = true
  }

  /// Draws the oldest report; there is one call for each report.
  private func drawOne(of inbox: Inbox) {
    guard let oldest = inbox.takeFirst(), !isClosed else { return }
    percent = oldest
    draw(oldest)
  }
}
