import Foundation
import Terminal

extension Comparison {
  /// The verdict in words, with what one needs to act on it.
  package var words: String { words(for: verdict) }

  /// Another verdict in the words of this comparison.
  func words(for verdict: ComparisonVerdict) -> String {
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
      // The numbers are ratios as the one beside them: what it would be with that launch alone.
      let new = split.isNew ? "differs from launch to launch: \(Self.list(launchRatios))" : nil
      let base =
        split.isBase
        ? "differs between the launches of the first report: \(Self.list(baseLaunchRatios))" : nil
      return [new, base].compactMap { $0 }.joined(separator: "; ")
    case .tooFew:
      return "too few blocks for an interval: at least \(blocksNeeded ?? HodgesLehmann.fewest)"
    case .poolWidthDiffers:
      return "not judged: another number of tasks at once"
    }
  }

  private static func list(_ ratios: [Double]) -> String {
    ratios.map(number).joined(separator: ", ")
  }

  /// The ratio with its interval, such as `0.512 [0.508, 0.517]`.
  package var ratioText: String {
    let middle = Self.number(ratio)
    guard let interval else { return middle }
    return "\(middle) [\(Self.number(interval.lowerBound)), \(Self.number(interval.upperBound))]"
  }

  /// Three decimals, or three digits of what would be mostly zeros or far too long.
  static func number(_ ratio: Double) -> String {
    if ratio >= 99_999.5 {
      let exponent = log10(ratio).rounded(.down)
      return NumberText.fixed(ratio / pow(10, exponent), decimals: 2)
        + "e\(NumberText.fixed(exponent, decimals: 0))"
    }
    return ratio < 0.00995
      ? NumberText.significant(ratio, digits: 3) : NumberText.fixed(ratio, decimals: 3)
  }
}
