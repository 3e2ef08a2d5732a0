/// A block of the Markdown that the package's documents are written in.
indirect enum MarkdownBlock: Equatable {
  case heading(Int, String)
  case paragraph(String)
  case code(language: String, [String])
  /// The first number of an ordered list; `nil` for one with bullets.
  case list(from: Int?, [[MarkdownBlock]])
  case table([String], [[String]])
}

extension MarkdownBlock {
  /// The blocks of a text.
  static func all(in text: String) -> [MarkdownBlock] {
    var reader = MarkdownReader(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    return reader.blocks()
  }
}

/// Takes a text apart, line by line.
private struct MarkdownReader {
  private var lines: ArraySlice<String>

  init(_ lines: [String]) { self.lines = lines[...] }

  mutating func blocks() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        blocks.append(code())
      } else if let heading = line.wholeMatch(of: /(#{1,6}) +(.*)/) {
        lines.removeFirst()
        blocks.append(.heading(heading.1.count, String(heading.2)))
      } else if line.hasPrefix("|") {
        blocks.append(table())
      } else if Self.item(line) != nil {
        blocks.append(list())
      } else {
        blocks.append(paragraph())
      }
    }
    return blocks
  }

  private mutating func code() -> MarkdownBlock {
    let language = String(lines.removeFirst().dropFirst(3))
    let code = lines.prefix { !$0.hasPrefix("```") }
    lines = lines.dropFirst(code.count + 1)
    return .code(language: language, Array(code))
  }

  private mutating func table() -> MarkdownBlock {
    let rows = lines.prefix { $0.hasPrefix("|") }
    lines = lines.dropFirst(rows.count)
    let cells = rows.map(Self.cells)
    // The second row only divides.
    return .table(cells[0], Array(cells.dropFirst(2)))
  }

  /// The cells of a row; a bar within code, or after a backslash, belongs to its cell.
  private static func cells(_ row: String) -> [String] {
    var cells = [""]
    var (isCode, isEscaped) = (false, false)
    for sign in row.dropFirst() {
      if sign == "|", !isCode, !isEscaped {
        cells.append("")
        continue
      }
      if sign == "`" { isCode.toggle() }
      if sign == "|", isEscaped { cells[cells.count - 1].removeLast() }
      isEscaped = sign == "\\"
      cells[cells.count - 1].append(sign)
    }
    if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells.map { $0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace) }
      .map { String($0.reversed()) }
  }

  /// How wide the sign of an item is, and its number.
  private static func item(_ line: String) -> (indent: Int, width: Int, number: Int?)? {
    guard let match = line.prefixMatch(of: /( *)(?:[-*+]|(\d+)[.)]) +/) else { return nil }
    return (match.1.count, match.0.count, match.2.flatMap { Int($0) })
  }

  private mutating func list() -> MarkdownBlock {
    guard let first = Self.item(lines[lines.startIndex]) else { return .paragraph("") }
    var items: [[MarkdownBlock]] = []
    while let line = lines.first, let item = Self.item(line), item.indent == first.indent,
      (item.number == nil) == (first.number == nil)
    {
      var own = [String(lines.removeFirst().dropFirst(item.width))]
      while let next = lines.first, Self.continues(next, item.width, lines.dropFirst().first) {
        let indent = next.prefix { $0 == " " }.count
        own.append(String(next.dropFirst(min(indent, item.width))))
        lines.removeFirst()
      }
      while own.last?.isEmpty == true { own.removeLast() }
      var reader = MarkdownReader(own)
      items.append(reader.blocks())
      let rest = lines.drop { $0.isEmpty }
      if rest.first.flatMap(Self.item)?.indent == first.indent { lines = rest }
    }
    return .list(from: first.number, items)
  }

  /// Whether a line belongs to an item: it is indented, goes on with a paragraph, or is empty before such a line.
  private static func continues(_ line: String, _ width: Int, _ next: String?) -> Bool {
    let indent = line.prefix { $0 == " " }.count
    if line.isEmpty {
      return next.map { !$0.isEmpty && $0.prefix { $0 == " " }.count >= width } ?? false
    }
    if indent >= min(width, 2) { return true }
    return item(line) == nil && !line.hasPrefix("#") && !line.hasPrefix("```")
      && !line.hasPrefix("|")
  }

  private mutating func paragraph() -> MarkdownBlock {
    var text: [String] = []
    while let line = lines.first, !line.allSatisfy(\.isWhitespace), !line.hasPrefix("```"),
      !line.hasPrefix("|"), text.isEmpty || Self.item(line) == nil
    {
      text.append(String(line.drop(while: \.isWhitespace)))
      lines.removeFirst()
    }
    return .paragraph(text.joined(separator: "\n"))
  }
}
