import Terminal

extension Growth {
  /// How the time grows, as a sentence about a pattern.
  ///
  /// - Parameters:
  ///   - what: What it grows with, such as `work`.
  ///   - times: How many times as much of it there is in the end.
  package func words(with what: String, times: Double) -> String {
    let change =
      "\(NumberText.significant(times, digits: 3)) times the \(what): "
      + "\(NumberText.significant(factor, digits: 3)) times as long"
    // Where the times do not follow a power, it would tell of sizes that were not measured.
    let percent = NumberText.fixed((misfit - 1) * 100, decimals: 0) + " %"
    if misfit > 1.1 {
      return change + "; no power of the \(what) fits (the best is up to \(percent) off)"
    }
    let range = interval.map { " [\(Self.number($0.lowerBound)), \(Self.number($0.upperBound))]" }
    return change + "; as \(what)^\(Self.number(exponent))\(range ?? "")"
      + (sizes > 2 ? ", within \(percent)" : "") + plainly
  }

  private var plainly: String {
    guard let interval else { return "" }
    let near = { (power: Double) in
      interval.lowerBound > power - 0.05 && interval.upperBound < power + 0.05
    }
    return near(1)
      ? ": nearly in proportion"
      : near(-1) ? ": nearly in inverse proportion" : near(0) ? ": hardly any change" : ""
  }

  private static func number(_ value: Double) -> String { NumberText.fixed(value, decimals: 2) }
}
