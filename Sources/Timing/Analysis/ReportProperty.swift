import Terminal

/// Something about a report, apart from what was measured, in which two reports may differ.
package enum ReportProperty: String, Sendable, CaseIterable {
  case machine, cores, memory, system, kernel, toolchain, build, commit, date, seed, launches,
    blocks
  case warmUp = "warm-up"
  case batch

  /// What makes a difference between the code of two reports doubtful, if they differ in this.
  ///
  /// Another commit or date is what a comparison is made for. Neither decides anything, nor do the
  /// number of blocks and the order that follows from the seed.
  package var doubt: ComparisonDoubt? {
    switch self {
    case .machine, .cores, .memory: .machine
    case .system, .kernel: .system
    case .toolchain: .toolchain
    case .build: .build
    case .warmUp, .batch: .settings
    case .commit, .date, .seed, .launches, .blocks: nil
    }
  }

  /// The value in a report, whole, so that two reports agree if and only if their values do.
  package func value(in report: Report) -> String {
    switch self {
    case .machine: report.machine.cpu
    case .cores: "\(report.machine.cores)"
    case .memory: "\(report.machine.memory) bytes"
    case .system: report.machine.os
    case .kernel: report.machine.kernel
    case .toolchain: "Swift \(report.toolchain)"
    case .build: report.build.rawValue
    case .commit: report.commit.map { $0.hash + ($0.dirty ? " with changes" : "") } ?? "unknown"
    case .date: report.date
    case .seed: "\(report.seed)"
    case .launches: "\(report.launches.count)"
    case .blocks: Self.list(report.launches.map(\.blocks.count))
    case .warmUp: Self.list(report.launches.map(\.warmUp)) + " runs"
    case .batch: Self.list(report.patterns.map(\.batch)) + " in a sample"
    }
  }

  /// The value as people read it, on one line.
  package func shown(in report: Report) -> String {
    switch self {
    case .memory:
      NumberText.significant(Double(report.machine.memory) / Double(1 << 30), digits: 3) + " GiB"
    case .commit:
      report.commit.map { $0.hash.prefix(10).shown + ($0.dirty ? " with changes" : "") }
        ?? "unknown"
    default: value(in: report).shown
    }
  }

  /// The values in order, one alone if they are all the same.
  private static func list(_ values: [Int]) -> String {
    (Set(values).count == 1 ? Array(values.prefix(1)) : values).map { "\($0)" }
      .joined(separator: ", ")
  }
}

/// What makes it doubtful that the code is why two reports differ.
package enum ComparisonDoubt: String, Sendable, CaseIterable {
  case machine, system, toolchain, build, settings, reference
}

extension StringProtocol {
  /// A name out of a report as it is shown: on one line, without what terminals obey, not too long.
  package var shown: String {
    let line = String(prefix(200)).replacingScalars { $0.properties.isWhitespace ? " " : nil }
    return TextLayout.clip(line.printable, to: 100, ellipsis: "~")
  }
}
