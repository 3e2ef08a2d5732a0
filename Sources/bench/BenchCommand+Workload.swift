import Patterns
import Terminal
import Timing

extension BenchCommand {
  /// The work that the options ask for.
  static func workload(
    _ arguments: Arguments, tasks: Int, seed: UInt64
  ) throws(UsageError) -> Report.Workload {
    let word = try arguments.choice(
      "--workload", default: "wait", among: Report.Workload.Kind.allCases.map(\.rawValue))
    let kind = Report.Workload.Kind(rawValue: word) ?? .wait
    let unit = try arguments.duration(
      "--unit", default: .milliseconds(1), in: .microseconds(10) ... .seconds(10))
    return Report.Workload(
      kind: kind, tasks: tasks, unit: unit / .nanoseconds(1),
      iterationsPerUnit: kind == .compute ? Computation.iterations(in: unit) : nil,
      units: Rehearsal(tasks: tasks, seed: seed, unit: unit).units)
  }

  /// The work of functions that have none of the tasks of patterns.
  static let noWork = Report.Workload(
    kind: .compute, tasks: 0, unit: 1e6, iterationsPerUnit: nil, units: [])

  /// Whether the report can be saved under the name that is asked for.
  func checkName() throws {
    guard let saved else { return }
    if wantsCosts {
      throw UsageError("--save is for a report of patterns or functions, not --costs")
    }
    guard SavedReports.isName(saved) else {
      throw UsageError(
        "--save takes a name of at most \(SavedReports.longest) letters, digits, '-', '_' and '.', "
          + "not '\(saved.shown)'; --output takes a file")
    }
    try SavedReports().check(saved)
  }

  /// What cannot be combined with a sweep.
  func checkSweep(_ arguments: Arguments) throws(UsageError) {
    guard variants.sweep != nil else {
      if wantsCosts, arguments.has("--cores") {
        throw UsageError("--costs measures on all cores; leave --cores out")
      }
      return
    }
    for option in ["--costs", "--twin"] where arguments.has(option) {
      throw UsageError("a sweep and \(option) cannot be combined")
    }
    if saved != nil {
      throw UsageError(
        "a sweep is not saved under a name, which is for 'compare' and '--like', and they take "
          + "single reports; keep it in a file with --output sweep.json")
    }
    if page != nil {
      throw UsageError(
        "a sweep has no page: leave --html out, or measure with one number of tasks and cores")
    }
    if ![.text, .json].contains(format) {
      throw UsageError("a sweep has the formats text and json, not '\(format.name)'")
    }
    if items.count > ScalingPlot.marks.count {
      throw UsageError("a sweep takes at most \(ScalingPlot.marks.count) patterns or functions")
    }
  }
}

extension Report.Workload {
  /// The same work with fewer tasks: the first ones.
  func first(_ count: Int) -> Report.Workload {
    var workload = self
    workload.tasks = count
    workload.units = Array(units.prefix(count))
    return workload
  }
}
