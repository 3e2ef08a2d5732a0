import Dispatch
import Grading

/// The report is made while the window asks for it: either may come first.
func eitherMayComeFirst() {
  let report = PendingReport()
  let text = "\(given(10...99)) pages"
  DispatchQueue.global().async { report.finish(with: text) }
  let result: String = report.result()
  expect(result, equals: text, "the window gets the report")
}

/// The report is made long before the window asks.
func reportIsThereAlready() {
  let report = PendingReport()
  let text = "\(given(10...99)) pages"
  report.finish(with: text)
  let result: String = report.result()
  expect(result, equals: text, "a window that asks late gets the report at once")
}

/// The window continues as soon as the report is made, neither earlier nor later.
func windowGoesOnAtOnce() {
  let report = PendingReport()
  let work = Work()
  DispatchQueue.global().async {
    work.compute("report", units: 2)
    report.finish(with: "\(given(10...99)) pages")
  }
  _ = report.result()
  work.compute("window")
  expect(work.finished, equals: ["report", "window"], "the window waits for the report")
  expect(work, takesAtMost: 3, "the window continues as soon as the report is made")
}

/// A report that takes long is waited for.
func aSlowReportIsWaitedFor() {
  let report = PendingReport()
  let text = "\(given(10...99)) pages"
  DispatchQueue.global().async {
    // Code that waits with a limit has given up by then.
    Work().computeLong("report")
    report.finish(with: text)
  }
  let result: String = report.result()
  expect(result, equals: text, "the window waits for the report, however long it takes")
  expectNoPolling("the window sleeps until it is woken")
}

/// A report may be empty.
func anEmptyReportIsAReport() {
  let report = PendingReport()
  report.finish(with: "")
  let result: String = report.result()
  expect(result, equals: "", "an empty report is a report, too")
}

/// Two reports: a window waits for its own, also if the other one is there already.
func eachWindowGetsItsReport() {
  let (early, late) = (PendingReport(), PendingReport())
  early.finish(with: "early")
  DispatchQueue.global().async {
    Work().compute("report")
    late.finish(with: "late")
  }
  let results: [String] = [late.result(), early.result()]
  expect(results, equals: ["late", "early"], "each window gets its own report")
}
