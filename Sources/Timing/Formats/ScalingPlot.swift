import Foundation
import Terminal

/// Times against sizes, both on logarithmic scales: a power is a straight line.
package struct ScalingPlot {
  /// The marks of the lines in order.
  package static let marks = Array("abcdefghijklmnopqrstuvwxyz")

  let sizes: [Double]
  /// What stands below each size.
  let labels: [String]
  let lines: [[Double]]
  /// The power of the dotted line, from where the first line begins.
  let ideal: Double
  let width: Int
  private let height = 14
  private let margin = 10

  /// The plot, its axis at the left and below; empty where nothing can be drawn.
  var text: [String] {
    let times = lines.joined()
    guard let low = times.min(), let high = times.max(), let first = sizes.first,
      let last = sizes.last, last > first, low > 0
    else { return [] }
    let columns = max(20, min(width, 90) - margin - 4)
    // Even times that are all the same have a row to stand on.
    let (bottom, top) = (log(low), max(log(high), log(low * 1.1)))
    func column(_ size: Double) -> Int {
      Int(((log(size) - log(first)) / (log(last) - log(first)) * Double(columns - 1)).rounded())
    }
    func row(_ time: Double) -> Int {
      let share = (log(time) - bottom) / (top - bottom)
      return Int(((1 - share) * Double(height - 1)).rounded())
    }
    var cells = [[Character]](
      repeating: [Character](repeating: " ", count: columns), count: height)
    for x in 0..<columns {
      let share = Double(x) / Double(columns - 1)
      let y = row(lines[0][0] * exp(ideal * share * (log(last) - log(first))))
      if cells.indices.contains(y) { cells[y][x] = "." }
    }
    for (line, mark) in zip(lines, Self.marks) {
      for (size, time) in zip(sizes, line) {
        let (x, y) = (column(size), row(time))
        cells[y][x] = Self.marks.contains(cells[y][x]) ? "*" : mark
      }
    }
    let scale = [0: exp(top), height / 2: exp((top + bottom) / 2), height - 1: exp(bottom)]
    let body = cells.enumerated().map { index, row in
      let label = scale[index].map { DurationText.format(nanoseconds: $0) } ?? ""
      return TextLayout.padLeft(label, to: margin) + " |" + String(row)
    }
    return body.map(TextLayout.trimmed) + axis(columns: columns, column: column)
  }

  /// The line below with its numbers; one that has no place beside the one before is left out.
  private func axis(columns: Int, column: (Double) -> Int) -> [String] {
    let indent = String(repeating: " ", count: margin + 1)
    var line = Array(String(repeating: "-", count: columns))
    var numbers = ""
    for (size, label) in zip(sizes, labels) {
      line[column(size)] = "+"
      let start = max(0, min(column(size) - label.count / 2, columns - label.count + 2))
      guard numbers.isEmpty || start > numbers.count else { continue }
      numbers = TextLayout.pad(numbers, to: start) + label
    }
    return [indent + "+" + String(line), indent + " " + numbers]
  }
}
