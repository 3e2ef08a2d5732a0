import Terminal

extension Report {
  /// One row a sample, after RFC 4180; times in nanoseconds.
  var csv: String {
    var rows = [
      "pattern,part,launch,block,position,wall_ns,cpu_ns,involuntary_switches,peak,"
        + "contaminated,checked"
    ]
    for launch in launches {
      for (number, block) in launch.blocks.enumerated() {
        for (position, index) in block.order.enumerated() {
          let (entry, sample) = (patterns[index], block.samples[index])
          let cells = [
            entry.name, entry.part, "\(launch.index)", "\(number + 1)", "\(position + 1)",
            NumberText.fixed(sample.wall, decimals: 0), NumberText.fixed(sample.cpu, decimals: 0),
            "\(sample.switches)", sample.peak.map { "\($0)" } ?? "", "\(sample.contaminated)",
            "\(sample.checked)",
          ]
          rows.append(CSV.record(cells))
        }
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }
}

extension ReportFormat {
  /// One row a sample.
  package static let csv = ReportFormat("csv", fileEnding: "csv") { analysis, _, _ in
    analysis.report.csv
  }
}
