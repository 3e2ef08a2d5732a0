// Reports wait in a line; one task draws them, and gives way after each, so that the screen can do something else.
import Synchronization
struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}
private final class Inbox: Sendable {
  private let state = Mutex<(reports: [Int], isDraining: Bool)>(([], false))
  /// Whether a drain must begin.
  func put(_ percent: Int) -> Bool {
    state.withLock { state in
      state.reports.append(percent)
      defer { state.isDraining = true }
      return !state.isDraining
    }
  }
  func next() -> Int? {
    state.withLock {
      if $0.reports.isEmpty { $0.isDraining = false; return nil }
      return $0.reports.removeFirst()
    }
  }
}
@MainActor
final class UploadModel {
  private(set) var percent = 0
  private var isClosed = false
  private let draw: @MainActor (_ percent: Int) -> Void
  init(draw: @escaping @MainActor (_ percent: Int) -> Void) { self.draw = draw }
  func start(_ uploader: Uploader) {
    let inbox = Inbox()
    uploader.start { percent in
      guard inbox.put(percent) else { return }
      Task { @MainActor in
        while let next = inbox.next() {
          self.show(next)
          await Task.yield()
        }
      }
    }
  }
  func close() { isClosed = true }
  private func show(_ percent: Int) {
    guard !isClosed else { return }
    self.percent = percent
    draw(percent)
  }
}
