import Synchronization

struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}

@MainActor
final class UploadModel {
  private(set) var percent = 0
  private var isClosed = false
  private let draw: @MainActor (_ percent: Int) -> Void
  nonisolated private let reports = Mutex<[Int]>([])

  init(draw: @escaping @MainActor (_ percent: Int) -> Void) {
    self.draw = draw
  }

  func start(_ uploader: Uploader) {
    uploader.start { percent in
      self.reports.withLock { $0.append(percent) }
      Task { @MainActor in self.drawFirst() }
    }
  }

  func close() {
    isClosed = true
  }

  private func drawFirst() {
    let first = reports.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    guard let first, !isClosed else { return }
    percent = first
    draw(first)
  }
}
