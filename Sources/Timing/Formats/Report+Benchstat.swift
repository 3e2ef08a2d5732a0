import Terminal

extension Report {
  /// The Go benchmark format, a line a sample.
  ///
  /// https://go.googlesource.com/proposal/+/master/design/14313-benchmark-format.md
  ///
  /// `benchstat -col /pattern` compares the patterns of one file, `benchstat A B`
  /// two files.
  var benchstat: String {
    var lines = ["seed: \(seed)", "os: \(Self.line(machine.os))"]
    lines.append("cpu: \(Self.line(machine.cpu))")
    lines.append("cpu-count: \(machine.cores)")
    if let commit { lines.append("commit: \(Self.line(commit.hash))") }
    lines += ["Unit ns/op better=lower", "Unit cpu-ns/op better=lower"]
    for (index, entry) in patterns.enumerated() {
      let name =
        "BenchmarkPattern/pattern=\(Self.word(entry.label))/workload=\(workload.kind.rawValue)"
        + "/tasks=\(workload.tasks)"
      for sample in samples(of: index) {
        lines.append(
          "\(name)\t1\t\(NumberText.fixed(sample.wall, decimals: 0)) ns/op\t"
            + "\(NumberText.fixed(sample.cpu, decimals: 0)) cpu-ns/op")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text on one line: a line break would begin something else.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// The label without what separates fields and keys there.
  private static func word(_ label: String) -> String {
    String(label.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
  }
}

extension ReportFormat {
  /// The Go benchmark format, which `benchstat` reads.
  package static let benchstat = ReportFormat("benchstat") { analysis, _, _ in
    analysis.report.benchstat
  }
}
