import Terminal

/// Comparisons as lines: name, ratio with interval, a bar, the verdict in words.
package struct ComparisonLines {
  private let rows: [(name: String, comparison: Comparison)]
  private let threshold: Double
  private let width: Int
  private let hasUnicode: Bool
  private let paint: (String, ComparisonVerdict) -> String

  /// Makes lines.
  ///
  /// - Parameters:
  ///   - rows: The comparisons with their names.
  ///   - threshold: The δ of the comparisons.
  ///   - width: The number of columns.
  ///   - hasUnicode: Whether characters outside ASCII may be used.
  ///   - paint: Puts the words of a verdict in its colour.
  package init(
    rows: [(name: String, comparison: Comparison)], threshold: Double, width: Int,
    hasUnicode: Bool, paint: @escaping (String, ComparisonVerdict) -> String = { text, _ in text }
  ) {
    self.rows = rows
    self.threshold = threshold
    self.width = width
    self.hasUnicode = hasUnicode
    self.paint = paint
  }

  /// The lines; a name that is too long stands above, words that do not fit continue below.
  package var lines: [String] {
    let ratios = rows.map(\.comparison.ratioText)
    let ratioWidth = ratios.map(\.count).max() ?? 0
    let bar = RatioBar(
      columns: 17, holding: rows.compactMap(\.comparison.interval), hasUnicode: hasUnicode)
    let nameWidth = min(
      rows.map(\.name.count).max() ?? 0, max(10, width - ratioWidth - bar.columns - 24))
    let indent = nameWidth + ratioWidth + bar.columns + 6
    return zip(rows, ratios).flatMap { row, ratio in
      let words = TextLayout.wrap(
        row.comparison.words(threshold: threshold), width: max(16, width - indent))
      let isLong = row.name.count > nameWidth
      let head =
        TextLayout.pad(isLong ? "" : row.name, to: nameWidth) + "  "
        + TextLayout.pad(ratio, to: ratioWidth) + "  "
        + bar.draw(row.comparison.ratio, row.comparison.interval) + "  "
      let painted = words.map { paint($0, row.comparison.verdict) }
      return (isLong ? [TextLayout.clip(row.name, to: width, ellipsis: "~")] : [])
        + [head + painted[0]]
        + painted.dropFirst().map { TextLayout.pad("", to: indent) + $0 }
    }
  }
}
