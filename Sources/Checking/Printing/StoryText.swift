import Terminal

/// Draws a story: one column a lane, one row an event, long cells folded.
package struct StoryText {
  private let story: Story
  private let style: TerminalStyle
  private let ownFile: String?
  // What every row asks for: to find it out again for each would be quadratic.
  private let hasSeveralFiles: Bool
  private let labelWidth: Int
  private let laneNames: [String]

  /// Narrower columns than this are not read but deciphered.
  private static let narrowest = 16

  /// Draws in a style.
  ///
  /// - Parameter ownFile: The file of which every reader knows that it is meant: its lines need no name.
  package init(_ story: Story, style: TerminalStyle, ownFile: String? = nil) {
    self.story = story
    self.style = style
    self.ownFile = ownFile
    let hasSeveralFiles = Set(story.rows.compactMap(\.place?.file)).count > 1
    self.hasSeveralFiles = hasSeveralFiles
    labelWidth =
      story.rows.map { Self.label($0, hasSeveralFiles ? ownFile : $0.place?.file).count }.max() ?? 0
    laneNames = story.lanes.map { TextLayout.clip($0.name, to: 18, ellipsis: "~") }
  }

  /// The drawing; no line is longer than the style's width.
  package var lines: [String] { lines(last: .max) }

  /// The names of the lanes and the last lines of the drawing.
  ///
  /// - Parameter most: How many lines there may be.
  package func lines(last most: Int) -> [String] {
    guard !story.rows.isEmpty else { return [] }
    let cells = story.rows.map(cell)
    let available = style.width - gutterWidth
    var head: [String] = []
    var lines: [String] = []
    if let widths = columnWidths(cells, available: available) {
      head = header(widths)
      for (row, cell) in zip(story.rows, cells) { lines += draw(row, cell, widths) }
    } else {
      lines = zip(story.rows, cells).flatMap { listed($0, $1, available: available) }
    }
    if story.rows.contains(where: \.isWrong) {
      lines.append(style.paint("\(style.wrongSign) where it goes wrong", .red))
    }
    return (head + lines.suffix(max(1, most - head.count))).map(plain)
  }

  // MARK: What stands in a row

  /// The lines of a cell before they are folded: the code, then what it does.
  private func cell(_ row: Story.Row) -> [String] {
    if row.text.isEmpty { return [row.note] }
    // The whole line stands with the finding, and in the learner's file.
    let code = TextLayout.clip(row.text, to: 60, ellipsis: style.hasUnicode ? "…" : "...")
    return row.note.isEmpty ? [code] : [code, "  " + row.note]
  }

  /// - Parameter knownFile: The file whose name would say nothing.
  private static func label(_ row: Story.Row, _ knownFile: String?) -> String {
    guard let place = row.place else { return "" }
    guard place.file != knownFile else { return "\(place.line)" }
    let file = place.file.split(separator: "/").last ?? ""
    let name = TextLayout.clip(
      file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file), to: 10, ellipsis: "~")
    return "\(name):\(place.line)"
  }

  /// A sign, a space, the line's number, two spaces.
  private var gutterWidth: Int { labelWidth + 4 }
  private var bar: String { style.hasUnicode ? " │ " : " | " }

  private func gutter(_ row: Story.Row?) -> String {
    guard let row else { return TextLayout.pad("", to: gutterWidth) }
    let label = Self.label(row, hasSeveralFiles ? ownFile : row.place?.file)
    return (row.isWrong ? style.wrongSign : " ") + " " + TextLayout.padLeft(label, to: labelWidth)
      + "  "
  }

  // MARK: Columns

  /// As wide as each column's cells, but all together no wider than there is room for.
  private func columnWidths(_ cells: [[String]], available: Int) -> [Int]? {
    let count = story.lanes.count
    guard count > 0 else { return nil }
    let room = available - bar.count * (count - 1)
    guard room >= count * Self.narrowest else { return nil }
    var wanted = story.lanes.map { max(6, $0.name.count) }
    for (row, cell) in zip(story.rows, cells) {
      guard let lane = row.lane, wanted.indices.contains(lane) else { continue }
      wanted[lane] = max(wanted[lane], cell.map(\.count).max() ?? 0)
    }
    // A lane that needs less than an even share leaves the rest to the others.
    var widths = wanted
    var open = Array(widths.indices)
    var rest = room
    while let small = open.first(where: { wanted[$0] <= rest / open.count }) {
      rest -= wanted[small]
      open.removeAll { $0 == small }
      if open.isEmpty { break }
    }
    for lane in open { widths[lane] = rest / open.count }
    return widths
  }

  private func header(_ widths: [Int]) -> [String] {
    let names = zip(story.lanes, widths).map { lane, width in
      style.paint(
        TextLayout.pad(TextLayout.clip(lane.name, to: width, ellipsis: "~"), to: width), .bold)
    }
    let rule = style.hasUnicode ? "─" : "-"
    let cross = style.hasUnicode ? "─┼─" : "-+-"
    return [
      TextLayout.trimmed(gutter(nil) + names.joined(separator: bar)),
      gutter(nil) + widths.map { String(repeating: rule, count: $0) }.joined(separator: cross),
    ]
  }

  private func draw(_ row: Story.Row, _ cell: [String], _ widths: [Int]) -> [String] {
    guard let lane = row.lane, widths.indices.contains(lane) else {
      return [gutter(nil) + style.paint(dashed(row.text), .dim)]
    }
    let folded = cell.flatMap { Self.fold($0, width: widths[lane]) }
    let body = folded.enumerated().map { number, text in
      let cells = widths.indices.map { column in
        let padded = TextLayout.pad(column == lane ? text : "", to: widths[column])
        return column == lane && row.isWrong ? style.paint(padded, .red) : padded
      }
      let start = number == 0 ? gutter(row) : gutter(nil)
      return TextLayout.trimmed(start + cells.joined(separator: bar))
    }
    return switchLines(row) + body
  }

  private func switchLines(_ row: Story.Row) -> [String] {
    guard row.isSwitch, let lane = row.lane, story.lanes.indices.contains(lane) else { return [] }
    let text = row.switchWords(to: story.lanes[lane].name)
    return Self.fold(dashed(text), width: style.width - gutterWidth)
      .map { gutter(nil) + style.paint($0, .dim) }
  }

  private func dashed(_ text: String) -> String {
    style.hasUnicode ? "┄┄ \(text) ┄┄" : ".. \(text) .."
  }

  // MARK: Too many lanes for columns

  /// The lane's name in a column, and the events below one another.
  private func listed(_ row: Story.Row, _ cell: [String], available: Int) -> [String] {
    guard let lane = row.lane, story.lanes.indices.contains(lane) else {
      return [gutter(nil) + style.paint(dashed(row.text), .dim)]
    }
    let nameWidth = laneNames.map(\.count).max() ?? 0
    let room = available - nameWidth - bar.count
    let folded = cell.flatMap { Self.fold($0, width: room) }
    let body = folded.enumerated().map { number, text in
      let start = number == 0 ? gutter(row) : gutter(nil)
      let name = TextLayout.pad(number == 0 ? laneNames[lane] : "", to: nameWidth)
      return TextLayout.trimmed(start + name + bar + (row.isWrong ? style.paint(text, .red) : text))
    }
    return switchLines(row) + body
  }

  // MARK: Text

  /// Breaks a line at spaces, or inside a word that is too long, and keeps its indentation.
  static func fold(_ text: String, width: Int) -> [String] {
    guard text.count > width else { return [text] }
    let indent = String(text.prefix { $0 == " " })
    let inner = max(1, width - indent.count)
    var lines: [String] = []
    for line in TextLayout.wrap(text, width: inner) {
      var rest = line[...]
      while rest.count > inner {
        let piece = rest.prefix(Self.breakPoint(in: rest, width: inner))
        lines.append(indent + piece)
        rest = rest[piece.endIndex...]
      }
      lines.append(indent + rest)
    }
    return lines
  }

  /// Where a word may be broken: before a dot, or after what opens or separates.
  private static func breakPoint(in word: Substring, width: Int) -> Int {
    let letters = Array(word.prefix(width + 1))
    let best = (max(4, width / 3)..<letters.count).last {
      letters[$0] == "." || "(,:[{/".contains(letters[$0 - 1])
    }
    return best ?? width
  }

  /// Without Unicode, whatever the learner wrote must not break the columns either.
  private func plain(_ line: String) -> String {
    style.hasUnicode ? line : TextLayout.ascii(line)
  }
}
