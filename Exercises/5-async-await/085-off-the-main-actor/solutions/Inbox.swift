// Reports wait in an inbox with a lock; the first one in it makes a task that empties it.

import Synchronization

/// A library that sends a file, and reports how far it has got, from any thread.
struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}

/// Reports that have not been drawn yet.
private final class Inbox: Sendable {
  private let reports = Mutex<[Int]>([])

  /// Adds a report, and says whether it is the first one.
  func add(_ percent: Int) -> Bool {
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
      guard inbox.add(percent) else { return }
      Task { @MainActor in
        for percent in inbox.takeAll() { self.show(percent) }
      }
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
