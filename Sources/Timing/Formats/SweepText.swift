import Terminal

/// A sweep for people: a table, how each time grows, and a plot.
struct SweepText {
  let analysis: SweepAnalysis
  let width: Int
  let hasUnicode: Bool

  private var sweep: Sweep { analysis.sweep }
  private var what: String { sweep.variable == .tasks ? "work" : "cores" }

  var text: String {
    var lines = wrapped(opening) + [""]
    lines += TextLayout.columns(table, right: Set(1...sweep.reports.count))
    lines.append("")
    let times = (analysis.sizes.last ?? 1) / (analysis.sizes.first ?? 1)
    for (line, mark) in zip(analysis.lines, marks) {
      guard let growth = line.growth else { continue }
      lines += wrapped("\(mark) \(line.name.shown): \(growth.words(with: what, times: times)).")
    }
    let plot = ScalingPlot(
      sizes: analysis.sizes, labels: sweep.reports.map { "\(sweep.value(of: $0))" },
      lines: analysis.lines.map(\.medians), ideal: sweep.variable.ideal, width: width)
    lines += [""] + plot.text + [""] + wrapped(closing)
    if let words = analysis.settlingWords { lines += [""] + wrapped(words) }
    let launches = sweep.reports.flatMap(\.launches)
    lines += LaunchRemarks(launches, isBrief: true).sentences.flatMap { [""] + wrapped($0) }
    return lines.map { hasUnicode ? $0 : TextLayout.ascii($0) }.joined(separator: "\n") + "\n"
  }

  private var marks: [String] { ScalingPlot.marks.map(String.init) }

  private var opening: String {
    let first = sweep.reports[0]
    return "\(sweep.variable.rawValue) "
      + sweep.reports.map { "\(sweep.value(of: $0))" }.joined(separator: ", ")
      + "\(work(of: first)), seed \(first.seed); \(first.launches.count) launches each, in turn. \(first.machine.cpu), "
      + "\(sweep.reports.map(\.machine.cores).max() ?? 1) cores, \(first.machine.os), "
      + "Swift \(first.toolchain), \(first.build.rawValue) build, \(first.date)."
  }

  private func work(of report: Report) -> String {
    if let own = report.own {
      return "; functions of \(own.file.shown), compiled with \(own.flags.shown)"
    }
    return (sweep.variable == .tasks ? "" : "; \(report.workload.tasks) tasks")
      + " (\(report.workload.kind.rawValue)), 1 unit = "
      + DurationText.format(nanoseconds: report.workload.unit)
  }

  private var table: [[String]] {
    [[sweep.variable.rawValue] + sweep.reports.map { "\(sweep.value(of: $0))" }]
      + (sweep.variable == .tasks
        ? [
          ["units of work"] + analysis.sizes.map { NumberText.fixed($0, decimals: 0) }
        ] : [])
      + zip(analysis.lines, marks).map { line, mark in
        [TextLayout.clip("\(mark) \(line.name)", to: max(12, width - others), ellipsis: "~")]
          + line.medians.map { DurationText.format(nanoseconds: $0) }
      }
  }

  private var others: Int { sweep.reports.count * 10 }

  private var closing: String {
    "Middle times of the launches' middle times; both scales are logarithmic, so that a power is a straight line. Dots: in "
      + "\(sweep.variable.ideal < 0 ? "inverse " : "")proportion to the \(what), from the first of a. *: several. Powers with their "
      + "\(NumberText.fixed(analysis.rules.confidence * 100, decimals: 0)) % interval over launches"
      + (sweep.reports[0].launches.count < 3 ? " (for which there are too few)." : ".")
  }

  private func wrapped(_ text: String) -> [String] {
    TextLayout.wrap(text, width: min(width, 100))
  }
}

extension Sweep.Variable {
  /// The power of what nothing hinders: twice the work takes twice the time, twice the cores half.
  fileprivate var ideal: Double {
    switch self {
    case .tasks: 1
    case .cores: -1
    }
  }
}

extension SweepAnalysis {
  /// The sweep as text for people.
  package func text(width: Int, hasUnicode: Bool) -> String {
    SweepText(analysis: self, width: width, hasUnicode: hasUnicode).text
  }
}

extension Sweep {
  /// The sweep as JSON with sorted keys, ending in a line break.
  ///
  /// - Throws: `EncodingError` if a number is not finite, which JSON cannot hold.
  package func json() throws -> String { try CanonicalJSON.line(self) }
}
