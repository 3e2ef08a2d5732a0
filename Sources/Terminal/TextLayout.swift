/// Lines and columns of plain text.
package enum TextLayout {
  /// Fills a text up with spaces on the right.
  package static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.columnWidth))
  }

  /// Fills a text up with spaces on the left.
  package static func padLeft(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.columnWidth)) + text
  }

  /// The line without the spaces at its end.
  package static func trimmed(_ line: String) -> String {
    line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }

  /// Cuts a text to a width; the last kept column then shows that something is missing.
  package static func clip(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard text.columnWidth > width else { return text }
    guard width > ellipsis.count else { return String(start(of: text, to: max(0, width))) }
    return start(of: text, to: width - ellipsis.count) + ellipsis
  }

  /// As much of the beginning as there is room for.
  private static func start(of text: String, to width: Int) -> Substring {
    var rest = width
    return text.prefix { character in
      rest -= character.columnWidth
      return rest >= 0
    }
  }

  /// The text in ASCII, with a question mark for each column of other characters: its width stays.
  package static func ascii(_ text: String) -> String {
    text.reduce(into: "") { ascii, character in
      ascii +=
        character.isASCII
        ? String(character) : String(repeating: "?", count: character.columnWidth)
    }
  }

  /// Breaks a text into lines at spaces.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks count as spaces.
  ///   - width: The longest line; a longer word has a line of its own.
  /// - Returns: At least one line.
  package static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(of: text) {
      if !line.isEmpty, line.columnWidth + 1 + word.columnWidth > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }

  /// The words of a text; a command that is there to be copied is one of them.
  ///
  /// It stands in quotes, or at the end after a colon.
  private static func words(of text: String) -> [Substring] {
    guard let start = text.firstRange(of: "swift run ") else {
      return text.split(whereSeparator: \.isWhitespace)
    }
    let before = text[..<start.lowerBound]
    let quote = before.last.flatMap { "'`".contains($0) ? $0 : nil }
    var end = before.hasSuffix(": ") ? text.endIndex : start.upperBound
    if let quote { end = text[start.upperBound...].firstIndex(of: quote) ?? end }
    // What stands right before and after it belongs to it, such as quotes.
    let first = before.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.startIndex
    let last = text[end...].firstIndex(where: \.isWhitespace) ?? text.endIndex
    return text[..<first].split(whereSeparator: \.isWhitespace) + [text[first..<last]]
      + words(of: String(text[last...]))
  }

  /// Lays rows out in columns that are as wide as their widest cell.
  ///
  /// - Parameters:
  ///   - rows: The cells; a row may be shorter than others.
  ///   - right: The indices of the columns that are aligned on the right.
  /// - Returns: One line a row, without trailing spaces.
  package static func columns(_ rows: [[String]], right: Set<Int> = []) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.columnWidth)
      }
    }
    return rows.map { row in
      var line = ""
      for (index, cell) in row.enumerated() {
        if index > 0 { line += "  " }
        line +=
          right.contains(index) ? padLeft(cell, to: widths[index]) : pad(cell, to: widths[index])
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
