import Foundation
import Terminal

/// A ratio with its interval as a bar around 1, so that one sees at once where it lies.
///
/// The scale is logarithmic: twice as long lies as far from 1 as half as long.
package struct RatioBar: Sendable {
  /// The number of columns, odd, so that 1 has a column of its own.
  package let columns: Int
  /// The ratio at the right edge; the left edge is its inverse.
  package let edge: Double
  /// Whether characters outside ASCII may be used.
  package let hasUnicode: Bool

  /// The edges that a scale may have, so that its ends are numbers to read.
  private static let edges = [1.05, 1.1, 1.2, 1.5, 2, 3, 5, 10, 20, 50, 100]

  /// Makes a scale that holds all of some intervals, unless they reach beyond a hundred times.
  ///
  /// - Parameter intervals: What is to be shown on the same scale.
  package init(columns: Int = 21, holding intervals: [ClosedRange<Double>], hasUnicode: Bool) {
    self.columns = max(15, columns | 1)
    let reach = intervals.flatMap { [abs(log($0.lowerBound)), abs(log($0.upperBound))] }.max() ?? 0
    edge = Self.edges.first { reach <= log($0) } ?? 100
    self.hasUnicode = hasUnicode
  }

  /// The axis: its numbers, and below them its marks.
  package var axis: [String] {
    let number = NumberText.significant(edge, digits: edge < 2 ? 3 : 2).trimmingTrailingZeros
    let half = columns / 2
    let left = TextLayout.pad("1/" + number, to: half)
    let marks = hasUnicode ? ("├", "─", "┼", "┤") : ("|", "-", "+", "|")
    let line = String(repeating: marks.1, count: half - 1)
    return [
      left + "1" + TextLayout.padLeft(number, to: half), marks.0 + line + marks.2 + line + marks.3,
    ]
  }

  /// Draws the bar: the interval, the ratio in it, and a mark at 1.
  ///
  /// An arrow stands where it goes on beyond the scale.
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
    let (low, high) = (interval?.lowerBound ?? ratio, interval?.upperBound ?? ratio)
    if low < 1 / edge * 0.999 { cells[0] = "<" }
    if high > edge * 1.001 { cells[columns - 1] = ">" }
    return String(cells)
  }

  private func column(of ratio: Double) -> Int {
    let share = log(ratio) / log(edge)  // -1 to 1
    let column = Double(columns / 2) * (1 + min(1, max(-1, share)))
    return Int(column.rounded())
  }
}

extension String {
  /// The number without zeros that say nothing, such as 1.5 for 1.50.
  var trimmingTrailingZeros: String {
    guard contains(".") else { return self }
    let digits = reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }
}
