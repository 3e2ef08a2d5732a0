import Terminal

/// Comparisons as lines: name, ratio with interval, a bar below an axis, the verdict in words.
package struct ComparisonLines {
  /// One comparison with its name and its words.
  package typealias Row = (name: String, comparison: Comparison, words: String)

  private let rows: [Row]
  private let width: Int
  private let hasUnicode: Bool
  private let paint: (String, Int) -> String

  /// Makes lines.
  ///
  /// - Parameters:
  ///   - rows: The comparisons with their names and words.
  ///   - width: The number of columns.
  ///   - hasUnicode: Whether characters outside ASCII may be used.
  ///   - paint: Puts the words of a row, given by its index, in their colour.
  package init(
    rows: [Row], width: Int, hasUnicode: Bool,
    paint: @escaping (String, Int) -> String = { text, _ in text }
  ) {
    self.rows = rows
    self.width = width
    self.hasUnicode = hasUnicode
    self.paint = paint
  }

  /// The lines; a name that is too long stands above, words that do not fit continue below.
  ///
  /// Where there is no room for words beside the bar, name, bar and words are below one another.
  package var lines: [String] {
    let ratios = rows.map(\.comparison.ratioText)
    let ratioWidth = (ratios + ["ratio"]).map(\.count).max() ?? 0
    let bar = RatioBar(
      columns: 17, holding: rows.compactMap(\.comparison.interval), hasUnicode: hasUnicode)
    let longest = rows.map(\.name.columnWidth).max() ?? 0
    let room = width - ratioWidth - bar.columns - 6
    let hasRoom = room >= 26
    let nameWidth = hasRoom ? min(longest, max(10, room - 24)) : 0
    let indent = (hasRoom ? nameWidth + 2 : 2) + ratioWidth + 2 + bar.columns + 2
    let start = TextLayout.pad("", to: hasRoom ? nameWidth + 2 : 2)
    let label = ratioWidth >= 16 ? "ratio [interval]" : "ratio"
    let axis = bar.axis
    let head = [
      start + TextLayout.pad(label, to: ratioWidth) + "  " + axis[0]
        + (indent + 9 <= width ? "  log scale" : ""),
      start + TextLayout.pad("", to: ratioWidth) + "  " + axis[1],
    ]
    return (rows.isEmpty ? [] : head)
      + rows.indices.flatMap { index in
        let row = rows[index]
        let drawn =
          TextLayout.pad(ratios[index], to: ratioWidth) + "  "
          + bar.draw(row.comparison.ratio, row.comparison.interval)
        let words = TextLayout.wrap(row.words, width: hasRoom ? width - indent : width - 4)
          .map { paint($0, index) }
        guard hasRoom else {
          return [TextLayout.clip(row.name, to: width, ellipsis: "~")]
            + TextLayout.columns([[start + drawn]])
            + words.map { "    " + $0 }
        }
        let isLong = row.name.columnWidth > nameWidth
        return (isLong ? [TextLayout.clip(row.name, to: width, ellipsis: "~")] : [])
          + [TextLayout.pad(isLong ? "" : row.name, to: nameWidth) + "  " + drawn + "  " + words[0]]
          + words.dropFirst().map { TextLayout.pad("", to: indent) + $0 }
      }
  }
}
