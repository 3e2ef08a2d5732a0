import Terminal

extension SweepAnalysis {
  /// Whether each interval was narrow enough in the end, if launches were made until then.
  package var isSettled: Bool { sweep.reports.allSatisfy { $0.settling?.end == .settled } }

  /// How it was decided when to stop measuring, as sentences; `nil` if that was set beforehand.
  ///
  /// The intervals are those of the times as multiples of the first pattern's, with each number.
  package var settlingWords: String? {
    guard let first = sweep.reports.first, let settling = first.settling else { return nil }
    let count = first.launches.count
    let launches = "\(count) launch\(count == 1 ? "" : "es") with each number"
    let what = "intervals of the times over those of \(first.shownName(of: 0).shown) are"
    if isSettled {
      return "Settled after \(launches): all \(what) narrower than \(settling.percent)."
        + settling.looksWords
    }
    let wide = sweep.reports.filter { !ReportAnalysis($0).unsettled.isEmpty }
    let numbers = wide.map { "\(sweep.value(of: $0))" }.joined(separator: ", ")
    let reason =
      wide.isEmpty
      ? "there are fewer launches than --launches asks for"
      : "some \(what) wider than \(settling.percent), with \(sweep.variable.rawValue) \(numbers)"
    return "Not settled \(settling.why), after \(launches): \(reason)." + settling.looksWords
  }
}
