import Foundation
import Synchronization

extension Pattern {
  /// Work as an object.
  static let operation = Pattern(
    "operation", chapter: .operations,
    summary: "an Operation subclass that draws the Mandelbrot set: owns its data, looks at "
      + "isCancelled, posts a notification, hands the picture to main",
    lookFor: "The operation draws row by row on `worker 1` while `main` is free and serves its run "
      + "loop; the picture arrives there. A cancelled one stops at the next row: compare "
      + "`rows drawn`.",
    why:
      "An operation is work with a state: ready, executing, finished, perhaps cancelled. It owns "
      + "what it works on, so nothing is shared while it runs; what it has made is handed over when "
      + "it has finished. Cancelling only sets a flag, and it is for the operation to look at it.",
    compareWith: ["concurrent-perform", "operation-cancel", "work-item"], computes: true,
    parts: [
      .blocking("drawn to the end", drawToTheEnd),
      .blocking("cancelled after three rows", cancelAfterThreeRows),
      .blocking("an operation for each task", comparable: true, oneForEachTask),
    ])
}

/// Draws a picture of the Mandelbrot set.
private final class DrawingOperation: Operation, @unchecked Sendable {
  // Safe: `rows` is the only thing that changes, and it is read only after the operation has ended.
  static let didDraw = Notification.Name("DrawingOperation.didDraw")

  private let picture: Mandelbrot
  private let drawRow: (_ y: Int, _ row: () -> Void) -> Void
  // Written by `main`; a reader comes after `main` has written its last row.
  private(set) var rows: [[Int]] = []

  /// - Parameter drawRow: Is given each row to draw.
  init(_ picture: Mandelbrot, drawRow: @escaping (_ y: Int, _ row: () -> Void) -> Void) {
    self.picture = picture
    self.drawRow = drawRow
  }

  override func main() {
    for y in 0..<picture.height {
      if isCancelled { return }
      drawRow(y) { rows.append(picture.row(y)) }
    }
    NotificationCenter.default.post(name: Self.didDraw, object: self)
  }
}

private let picture = Mandelbrot(width: 52, height: 20, limit: 100_000)

private func drawToTheEnd(_ stage: Stage) {
  let queue = OperationQueue()
  queue.name = "drawing"
  let isShown = Flag()
  let drawing = DrawingOperation(picture) { y, row in stage.doing("\(y)", row) }

  // A notification arrives on the thread that posts it; the picture belongs on main.
  let observer = NotificationCenter.default.addObserver(
    forName: DrawingOperation.didDraw, object: drawing, queue: nil
  ) { _ in
    stage.say("posted: the picture is drawn")
    OperationQueue.main.addOperation {
      for row in drawing.rows { stage.say(picture.text(of: row)) }
      isShown.raise()
    }
  }
  defer { NotificationCenter.default.removeObserver(observer) }

  queue.addOperation(drawing)
  while !isShown.isRaised {
    stage.isFree(for: "work for main")
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
  stage.show("rows drawn", drawing.rows.count)
}

private func cancelAfterThreeRows(_ stage: Stage) {
  let queue = OperationQueue()
  queue.name = "drawing"
  let cancelled = Shared(Mutex<DrawingOperation?>(nil))
  let drawing = DrawingOperation(picture) { y, row in
    stage.doing("\(y)", row)
    if y == 2 { cancelled.value.withLock { $0?.cancel() } }
  }
  cancelled.value.withLock { $0 = drawing }

  queue.addOperation(drawing)
  stage.waits(for: "the operation")
  drawing.waitUntilFinished()
  cancelled.value.withLock { $0 = nil }
  stage.say("finished, and cancelled: \(drawing.isCancelled ? "yes" : "no")")
  stage.show("rows drawn", drawing.rows.count)
}

private func oneForEachTask(_ stage: Stage) {
  let queue = OperationQueue()
  for chore in stage.chores {
    queue.addOperation {
      chore.perform()
      stage.say("\(chore.name) is done")
    }
  }
  stage.waits(for: "all operations")
  queue.waitUntilAllOperationsAreFinished()
  stage.say("everything is done")
}
