import Terminal

extension Comparison {
  /// The verdict in words, with what one needs to act on it.
  ///
  /// - Parameter threshold: The δ of the comparison.
  package func words(threshold: Double) -> String {
    let percent = NumberText.significant(threshold * 100, digits: 2) + " %"
    switch verdict {
    case .faster: return "faster"
    case .slower: return "slower"
    case .same: return "same within \(percent)"
    case .fasterSizeUncertain: return "faster, by how much is uncertain"
    case .slowerSizeUncertain: return "slower, by how much is uncertain"
    case .cannotTell:
      let needed = blocksNeeded.map { "; about \($0) blocks would settle it" } ?? ""
      return "no difference can be shown\(needed)"
    case .differsBetweenLaunches:
      let ratios = launchRatios.map { NumberText.fixed($0, decimals: 2) }.joined(separator: ", ")
      return "differs from launch to launch: \(ratios)"
    case .tooFew:
      return "too few blocks for an interval: at least \(blocksNeeded ?? HodgesLehmann.fewest)"
    }
  }

  /// The ratio with its interval, such as `0.512 [0.508, 0.517]`.
  package var ratioText: String {
    let middle = NumberText.fixed(ratio, decimals: 3)
    guard let interval else { return middle }
    return "\(middle) [\(NumberText.fixed(interval.lowerBound, decimals: 3)), "
      + "\(NumberText.fixed(interval.upperBound, decimals: 3))]"
  }
}
