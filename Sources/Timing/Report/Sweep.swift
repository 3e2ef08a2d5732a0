/// Reports of the same patterns that differ in one number, such as the number of tasks.
///
/// As a file it is JSON with sorted keys, of a kind of its own: a reader of reports refuses it.
package struct Sweep: Codable, Sendable, Equatable {
  /// What differs from report to report.
  package enum Variable: String, Codable, Sendable, CaseIterable {
    /// How many tasks each pattern runs.
    case tasks
    /// How many cores the processes that measured could use.
    case cores
  }

  /// What the `kind` of every such file is.
  package static let kindName = "interleave-timing-sweep"
  /// The version that this code writes.
  package static let currentVersion = 1

  /// Tells this file from other JSON files; always ``kindName``.
  package private(set) var kind = Sweep.kindName
  /// The version of the format; always ``currentVersion``.
  package private(set) var version = Sweep.currentVersion
  /// What differs.
  package var variable: Variable
  /// The reports, from the smallest number to the largest.
  package var reports: [Report]

  /// Makes a sweep of reports.
  ///
  /// - Precondition: There are reports, all of the same patterns.
  package init(variable: Variable, reports: [Report]) {
    precondition(!reports.isEmpty, "a sweep has reports")
    self.variable = variable
    self.reports = reports
  }

  /// The number in which a report differs from the others.
  package func value(of report: Report) -> Int {
    switch variable {
    case .tasks: report.workload.tasks
    case .cores: report.machine.cores
    }
  }
}
