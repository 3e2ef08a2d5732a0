// diagnosis: deadlock
// The lock of the inbox is held while a report is drawn, so the library's next call waits for the main actor.
import Synchronization

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
    let inbox = Inbox()
    uploader.start { percent in
      inbox.reports.withLock { $0.append(percent) }
      Task { @MainActor in
        inbox.reports.withLock { reports in
          self.show(reports.removeFirst())
        }
      }
    }
  }

  func close() {
    isClosed = true
  }

  private func show(_ percent: Int) {
    guard !isClosed else { return }
    self.percent = percent
    draw(percent)
  }
}

private final class Inbox: Sendable {
  let reports = Mutex<[Int]>([])
}
