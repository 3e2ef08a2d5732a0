import Foundation

/// A ratio with its interval as a bar around 1, so that one sees at once where it lies.
package struct RatioBar: Sendable {
  /// The number of columns, odd, so that 1 has a column of its own.
  package let columns: Int
  /// The ratio at the right edge; the left edge is its inverse.
  package let edge: Double
  /// Whether characters outside ASCII may be used.
  package let hasUnicode: Bool

  /// Makes a scale that holds all of some intervals.
  ///
  /// - Parameter intervals: What is to be shown on the same scale.
  package init(columns: Int = 21, holding intervals: [ClosedRange<Double>], hasUnicode: Bool) {
    self.columns = max(7, columns | 1)
    let reach = intervals.flatMap { [abs(log($0.lowerBound)), abs(log($0.upperBound))] }.max() ?? 0
    edge = exp(min(log(100), max(log(1.05), reach * 1.05)))
    self.hasUnicode = hasUnicode
  }

  /// Draws the bar: the interval, the ratio in it, and a mark at 1.
  package func draw(_ ratio: Double, _ interval: ClosedRange<Double>?) -> String {
    let (line, point, centre): (Character, Character, Character) =
      hasUnicode ? ("━", "●", "│") : ("-", "o", "|")
    var cells = [Character](repeating: " ", count: columns)
    cells[columns / 2] = centre
    if let interval {
      for column in column(of: interval.lowerBound)...column(of: interval.upperBound) {
        cells[column] = line
      }
    }
    cells[column(of: ratio)] = point
    return String(cells)
  }

  private func column(of ratio: Double) -> Int {
    let share = log(ratio) / log(edge)  // -1 to 1
    let column = Double(columns / 2) * (1 + min(1, max(-1, share)))
    return Int(column.rounded())
  }
}
