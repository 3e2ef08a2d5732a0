import Dispatch
import Synchronization

extension Pattern {
  /// A loop whose passes run at once.
  static let concurrentPerform = Pattern(
    "concurrent-perform", chapter: .queues,
    summary: "rows of a Mandelbrot picture computed with concurrentPerform",
    lookFor: "The caller works too: `main` is one of the lanes. Rows in the middle of the picture "
      + "take longest, and a lane that is done with a short row takes the next: few at the "
      + "`peak`, but none idle.",
    why:
      "concurrentPerform is a loop that uses all processors and returns when every pass is done. "
      + "Each thread takes the next row as it becomes free, so uneven rows balance themselves; more "
      + "threads than processors would gain nothing, since rows compute and do not wait.",
    compareWith: ["concurrent", "operation"], computes: true,
    parts: [
      .blocking("a plain loop", rowByRow),
      .blocking("concurrentPerform", allRowsAtOnce),
      .blocking("concurrentPerform over the usual tasks", comparable: true, usualTasks),
    ])
}

/// Rows enough to see them, each long enough to be worth a thread.
private let picture = Mandelbrot(width: 52, height: 20, limit: 100_000)

private func rowByRow(_ stage: Stage) {
  var rows: [[Int]] = []
  for y in 0..<picture.height {
    rows.append(stage.doing("\(y)") { picture.row(y) })
  }
  show(rows, on: stage)
}

private func allRowsAtOnce(_ stage: Stage) {
  let rows = Mutex([[Int]](repeating: [], count: picture.height))

  DispatchQueue.concurrentPerform(iterations: picture.height) { y in
    let row = stage.doing("\(y)") { picture.row(y) }
    rows.withLock { $0[y] = row }
  }
  show(rows.withLock { $0 }, on: stage)
}

private func show(_ rows: [[Int]], on stage: Stage) {
  for row in rows { stage.say(picture.text(of: row)) }
  stage.show("steps computed", rows.joined().reduce(0, +))
}

/// The tasks of the other patterns, so that `bench` can compare.
private func usualTasks(_ stage: Stage) {
  DispatchQueue.concurrentPerform(iterations: stage.chores.count) { index in
    stage.chores[index].perform()
  }
  stage.say("everything is done")
}
