import Patterns
import Terminal
import Timeline

extension DemoPage {
  /// The timing of all parts of a pattern side by side, and what the columns mean.
  func printTiming(of run: PatternRun, samples: Int) {
    var rows = [
      ["", "makespan", "T₁", "T∞", "peak", "bound", "ratio", "in order", "× best", "CPU"]
    ]
    for (index, part) in run.parts.enumerated() {
      rows.append([name(index, of: run)] + cells(of: part))
    }
    rows = rows.map { $0.map { ASCII.text($0, in: style) } }
    put("")
    for line in TextLayout.columns(rows, right: Set(1...9)) { put(line) }
    if samples > 1 { printSpread(of: run, samples: samples) }
    let bounded = run.parts.indices.filter { run.parts[$0].ratio != nil }
    printBoundRemarks(of: run)
    put(lines: legend(of: run, bounded: bounded))
  }

  /// Why parts have no bound, or whose it is: one sentence for all of which the same is to be said.
  private func printBoundRemarks(of run: PatternRun) {
    var told: Set<BoundRemark> = []
    for remark in run.parts.compactMap(\.boundRemark) where told.insert(remark).inserted {
      let parts = run.parts.indices.filter { run.parts[$0].boundRemark == remark }
      let sentence = run.parts.count > 1 ? "\(list(parts, of: run)): \(remark.words)" : remark.words
      put(lines: sentence.prefix(1).uppercased() + sentence.dropFirst() + ".")
    }
  }

  private func legend(of run: PatternRun, bounded: [Int]) -> String {
    let figures = Figure.all(computes: run.computes)
    guard !bounded.isEmpty else {
      return figures.filter { Figure.withoutWork.contains($0.name) }
        .map { "\($0.name): \($0.meaning)." }.joined(separator: " ")
    }
    let widths = Set(bounded.map { run.parts[$0].metrics.width }).sorted()
    let width = widths.map { width in
      let parts = bounded.filter { run.parts[$0].metrics.width == width }
      return "\(width)" + (widths.count > 1 ? " for \(list(parts, of: run))" : "")
    }
    return figures.map { figure in
      let found = figure.name == Figure.width ? ": \(width.joined(separator: ", "))" : ""
      return "\(figure.name): \(figure.meaning)\(found)."
    }.joined(separator: " ")
  }

  private func name(_ index: Int, of run: PatternRun) -> String {
    run.parts.count > 1 ? "(\(index + 1))" : ""
  }

  private func list(_ parts: [Int], of run: PatternRun) -> String {
    parts.map { name($0, of: run) }.joined(separator: ", ")
  }

  private func cells(of part: PartRun) -> [String] {
    let metrics = part.metrics
    let best = part.timesBest.map { NumberText.fixed($0, decimals: 2) } ?? "–"
    guard let ratio = part.ratio else {
      return [time(metrics.makespan), "–", "–", "–", "–", "–", "–", best, cpu(of: part)]
    }
    return [
      time(metrics.makespan), time(metrics.work), time(metrics.criticalPath), "\(metrics.peak)",
      time(metrics.bound), NumberText.fixed(ratio, decimals: 2), time(metrics.inOrder), best,
      cpu(of: part),
    ]
  }

  private func printSpread(of run: PatternRun, samples: Int) {
    put("\(samples) runs of each; shown is the one of the median makespan. Makespans:")
    let rows = run.parts.enumerated().map { index, part in
      [
        name(index, of: run), "median \(time(part.metrics.makespan))",
        "shortest \(time(part.makespans.first ?? 0))",
        "longest \(time(part.makespans.last ?? 0))",
      ]
    }
    for line in TextLayout.columns(rows) { put(line) }
  }

  private func cpu(of run: PartRun) -> String {
    run.parallelism.map { NumberText.fixed($0, decimals: 2) } ?? "–"
  }

  private func time(_ nanoseconds: Int64) -> String {
    DurationText.format(nanoseconds: Double(nanoseconds))
  }
}
