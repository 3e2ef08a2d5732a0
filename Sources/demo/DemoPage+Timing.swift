import Patterns
import Terminal
import Timeline

extension DemoPage {
  /// The timing of all parts of a pattern side by side, and what the columns mean.
  func printTiming(of runs: [PartRun], samples: Int) {
    var rows = [["", "makespan", "T₁", "T∞", "peak", "bound", "ratio", "in order", "CPU/wall"]]
    for (index, run) in runs.enumerated() {
      var row = [runs.count > 1 ? "(\(index + 1))" : ""] + cells(of: run)
      if samples > 1 { row[1] = time(median(run.makespans)) }
      rows.append(row)
    }
    rows = rows.map { $0.map { ASCII.text($0, in: style) } }
    put("")
    for line in TextLayout.columns(rows, right: Set(1...8)) { put(line) }
    if samples > 1 { printSpread(of: runs, samples: samples) }
    put(
      lines: "makespan: first start to last end. T₁: all work together. T∞: the longest chain. "
        + "peak: most at once (P). bound: max(T₁/P, T∞). ratio: makespan/bound. in order: the best "
        + "for P workers that take the tasks in this order. CPU/wall: processors kept busy.")
  }

  private func cells(of run: PartRun) -> [String] {
    let metrics = run.metrics
    guard let ratio = metrics.ratio else {
      return [time(metrics.makespan), "-", "-", "-", "-", "-", "-", cpu(of: run)]
    }
    return [
      time(metrics.makespan), time(metrics.work), time(metrics.criticalPath), "\(metrics.peak)",
      time(metrics.bound), NumberText.fixed(ratio, decimals: 2), time(metrics.inOrder),
      cpu(of: run),
    ]
  }

  private func printSpread(of runs: [PartRun], samples: Int) {
    put("\(samples) runs of each; the first is drawn. Makespans:")
    let rows = runs.enumerated().map { index, run in
      [
        runs.count > 1 ? "(\(index + 1))" : "",
        "median \(time(median(run.makespans)))", "shortest \(time(run.makespans.first ?? 0))",
        "longest \(time(run.makespans.last ?? 0))",
      ]
    }
    for line in TextLayout.columns(rows) { put(line) }
  }

  private func median(_ sorted: [Int64]) -> Int64 {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  private func cpu(of run: PartRun) -> String {
    NumberText.fixed(run.parallelism, decimals: 2)
  }

  private func time(_ nanoseconds: Int64) -> String {
    DurationText.format(nanoseconds: Double(nanoseconds))
  }
}
