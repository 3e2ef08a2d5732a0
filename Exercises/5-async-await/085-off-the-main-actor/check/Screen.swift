import Dispatch
import Grading
import Synchronization

/// What was drawn.
@MainActor
final class CheckScreen {
  private(set) var drawn: [Int] = []
  /// Called after each drawing.
  var whenDrawn: () -> Void = {}
  private let work = Work()

  func open() -> UploadModel {
    UploadModel { percent in
      self.drawn.append(percent)
      self.whenDrawn()
    }
  }

  /// Waits: time passes only when nothing else can happen.
  func settles() async throws { try await work.fetch("waiting") }

  func expectDrawn(
    _ percents: [Int], on model: UploadModel, _ what: String = "each report is drawn once, in order"
  ) {
    expect(drawn, equals: percents, what)
    let percent: Int = model.percent
    expect(percent, equals: percents.last ?? 0, "percent is what was drawn last")
  }
}

/// A library that reports when it is told to.
final class CheckLibrary: Sendable {
  private let started = Mutex<Uploader.Report?>(nil)

  var uploader: Uploader {
    Uploader { report in self.started.withLock { $0 = report } }
  }

  func report(_ percent: Int) {
    let report = started.withLock { $0 }
    report?(percent)
  }
}

/// Runs a block on another thread, and waits for its end.
func onCheckThread(_ block: @escaping @Sendable () -> Void) {
  let isOver = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    block()
    isOver.signal()
  }
  isOver.wait()
}
