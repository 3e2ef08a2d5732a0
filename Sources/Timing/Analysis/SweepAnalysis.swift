/// What a sweep says, worked out: a line for each pattern.
package struct SweepAnalysis: Sendable {
  /// One pattern over all sizes.
  package struct Line: Sendable {
    /// The pattern's name as it is shown.
    package let name: String
    /// The middle time of the launches' middle times at each size, in nanoseconds.
    package let medians: [Double]
    /// How the time grows; `nil` if the sizes are all the same.
    package let growth: Growth?
  }

  /// The sweep.
  package let sweep: Sweep
  /// What the times are taken to grow with: the work in units, or the cores.
  ///
  /// Tasks take 1 to 3 units, so that twice as many are seldom exactly twice the work.
  package let sizes: [Double]
  /// A line for each pattern.
  package let lines: [Line]
  /// How the intervals were made.
  package let rules: Comparison.Rules

  /// Works a sweep out.
  package init(_ sweep: Sweep, rules: Comparison.Rules = .init()) {
    let sizes = sweep.reports.map { report in
      switch sweep.variable {
      case .tasks: report.workload.units.reduce(0, +)
      case .cores: Double(report.machine.cores)
      }
    }
    self.sweep = sweep
    self.sizes = sizes
    self.rules = rules
    let first = sweep.reports[0]
    lines = first.patterns.indices.map { pattern in
      let times = sweep.reports.map { report in
        report.launches.map { launch in
          Quantiles.median(launch.blocks.map { $0.samples[pattern].wall })
        }
      }
      return Line(
        name: first.shownName(of: pattern), medians: times.map(Quantiles.median),
        growth: Growth(of: sizes, times: times, rules: rules))
    }
  }
}
