import Patterns
import Terminal
import Timing

/// Which parts of which patterns are measured, the reference first.
struct BenchSelection {
  /// What is measured when nothing is named: the ways to do independent tasks.
  ///
  /// Of each pattern its first part that can be measured, and of `serial` both.
  static let standard = [
    "serial", "concurrent", "semaphore", "group", "timer", "bounded", "operation-serial",
    "task-group",
  ]

  /// The same for the asynchronous workload.
  static let standardAsynchronous = ["task-group", "actor"]

  let items: [MeasuringPlan.Item]

  /// Finds the parts.
  ///
  /// - Parameters:
  ///   - names: Pattern names, or labels such as `serial/a plain loop`; empty for the standard ones.
  ///   - kind: The workload; `async` keeps the asynchronous parts only.
  init(_ names: [String], kind: Report.Workload.Kind) throws(UsageError) {
    var items: [MeasuringPlan.Item] = []
    let standard = kind == .async ? Self.standardAsynchronous : Self.standard
    for name in names.isEmpty ? standard : names {
      var found = try Self.items(named: name, kind: kind)
      if names.isEmpty, name != "serial" { found = Array(found.prefix(1)) }
      for item in found where !items.contains(item) { items.append(item) }
    }
    self.items = items
  }

  private static func items(
    named name: String, kind: Report.Workload.Kind
  ) throws(UsageError) -> [MeasuringPlan.Item] {
    let words = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard let first = words.first, let pattern = Catalogue.pattern(named: first) else {
      throw UsageError(
        unknown: "pattern", name, among: measurable.map(\.name),
        help: "these can be measured: \(measurable.map(\.name).joined(separator: ", "))")
    }
    let comparable = pattern.parts.filter(\.isComparable)
    if comparable.isEmpty {
      throw UsageError(
        "'\(first)' does not do every task exactly once, so its time cannot be compared; "
          + "these can be measured: \(measurable.map(\.name).joined(separator: ", "))")
    }
    let named = words.count > 1 ? comparable.filter { $0.title == words[1] } : comparable
    if named.isEmpty {
      throw UsageError(
        unknown: "part of '\(first)'", words[1], among: comparable.map(\.title),
        help: "its parts are: \(comparable.map(\.title).joined(separator: "; "))")
    }
    let suited = kind == .async ? named.filter(\.isAsynchronous) : named
    if suited.isEmpty {
      throw UsageError("'\(name)' blocks threads; --workload async is for asynchronous patterns")
    }
    return suited.map { .init(name: first, part: $0.title) }
  }

  static func comparableParts(of name: String) -> Int {
    Catalogue.pattern(named: name)?.parts.filter(\.isComparable).count ?? 0
  }

  static var measurable: [Pattern] {
    Catalogue.all.filter { $0.parts.contains(where: \.isComparable) }
  }
}

extension Pattern.Part {
  fileprivate var isAsynchronous: Bool {
    if case .asynchronous = body { true } else { false }
  }
}
