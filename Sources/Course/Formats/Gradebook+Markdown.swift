import Terminal

extension Gradebook {
  /// A table of the exercises.
  package var markdown: String {
    var lines = [
      "| exercise | points | state | why |", "|---|---:|---|---|",
    ]
    for report in exercises {
      let why = report.why
      lines.append(
        "| \(Self.cell(report.title)) | \(report.points)/\(report.of) | "
          + "\(report.state.words) | \(Self.cell(why)) |")
    }
    lines.append("")
    lines.append("\(passed) of \(exercises.count) passed, \(points) of \(of) points.")
    if let notes { lines += notes.map { Self.cell($0.words) + "." } }
    if let salt { lines.append(Self.cell(salt.words)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in a cell: no line breaks, and none of the characters that mean something.
  static func cell(_ text: String) -> String {
    // A line end of any kind is one space; what moves a cursor is written out.
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return Console.printable(line).replacingScalars { scalar in
      "|\\`*_<>[]".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }
}

extension GradeFormat {
  /// A table for a page or a comment.
  static let markdown = GradeFormat(
    "markdown", fileEnding: "md", table: { table, _ in table.markdown },
    book: { book, _, _ in book.markdown })
}
