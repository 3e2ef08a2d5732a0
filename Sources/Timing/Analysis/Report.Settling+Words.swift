import Terminal

extension Comparison.Rules {
  /// The rules for reports that were perhaps looked at while they were measured.
  func looked(at reports: [Report]) -> Comparison.Rules {
    var rules = self
    rules.looks = reports.compactMap(\.settling?.looks).max() ?? 0
    return rules
  }
}

extension ReportAnalysis {
  /// The patterns whose intervals are wider than the measurement should have made them.
  package var unsettled: [Row] {
    guard let settling = report.settling else { return [] }
    return rows.filter { row in
      row.comparison.map { !$0.isNarrower(than: settling.threshold) } ?? false
    }
  }

  /// How it was decided when to stop measuring, as sentences; `nil` if that was set beforehand.
  package var settlingWords: String? {
    guard let settling = report.settling else { return nil }
    let (percent, looks) = (settling.percent, settling.looksWords)
    let launches = "\(report.launches.count) launch\(report.launches.count == 1 ? "" : "es")"
    if settling.end == .settled {
      return "Settled after \(launches): each interval is narrower than \(percent)." + looks
    }
    let wide = unsettled.map { row in
      let width = row.comparison?.interval.map {
        NumberText.significant(($0.upperBound / $0.lowerBound - 1) * 100, digits: 2) + " % wide"
      }
      return "\(row.entry.label.shown) (\(width ?? "no interval"))"
    }
    let names =
      wide.isEmpty
      ? "there are fewer launches than --launches asks for"
      : "wider than \(percent): \(wide.joined(separator: ", "))"
    return "Not settled \(settling.why), after \(launches); \(names)." + looks
  }
}

extension Report.Settling {
  /// The width that each interval may have.
  var percent: String { NumberText.significant(threshold * 100, digits: 2) + " %" }

  /// Why it ended before it was settled.
  var why: String {
    end == .time ? "within the time limit" : "with as many launches as are allowed"
  }

  /// A sentence about the looks, with a space before it, if there were several.
  var looksWords: String {
    looks == 1
      ? "" : " The intervals were looked at \(looks) times, and are wider to allow for that."
  }
}
