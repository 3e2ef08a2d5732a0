// diagnosis: wrongResult
// All that waits is drawn in one go, and only before it does one look whether the screen is closed.
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
      guard inbox.put(percent) else { return }
      Task { @MainActor in
        let all = inbox.takeAll()
        guard !self.isClosed else { return }
        for next in all {
          self.percent = next
          self.draw(next)
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
  private let reports = Mutex<[Int]>([])

  /// Whether it was empty, so that a task has to be sent.
  func put(_ percent: Int) -> Bool {
    reports.withLock { reports in
      reports.append(percent)
      return reports.count == 1
    }
  }

  func takeAll() -> [Int] {
    reports.withLock { reports in
      defer { reports = [] }
      return reports
    }
  }
}
