import Terminal

/// The results of a class: a row a learner.
package struct ClassTable: Sendable {
  private let books: [Gradebook]

  /// The table of the learners' books.
  package init(_ books: [Gradebook]) { self.books = books }

  /// A line a learner.
  package func text(_ style: TerminalStyle) -> String {
    let rows = books.map { book in
      [
        Console.printable(book.learner ?? ""), "\(book.passed)/\(book.exercises.count)",
        "\(book.points)/\(book.of)", book.exercises.first { !$0.hasPassed }?.exercise ?? "",
      ]
    }
    let head = ["learner", "passed", "points", "first not passed"]
    return TextLayout.columns([head] + rows, right: [1, 2]).map {
      TextLayout.clip($0, to: style.width, ellipsis: style.hasUnicode ? "…" : "~")
    }.joined(separator: "\n") + "\n"
  }

  /// The same in Markdown, with the points of every exercise.
  package var markdown: String {
    let names = books.first?.exercises.map(\.exercise) ?? []
    var lines = [
      "| learner | passed | points | " + names.joined(separator: " | ") + " |",
      "|---|---:|---:|" + names.map { _ in "---:|" }.joined(),
    ]
    for book in books {
      let points = book.exercises.map { "\($0.points)" }.joined(separator: " | ")
      lines.append(
        "| \(Gradebook.cell(book.learner ?? "")) | \(book.passed) | \(book.points) | \(points) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same as comma-separated values (RFC 4180), for a spreadsheet.
  package var csv: String {
    let names = books.first?.exercises.map(\.exercise) ?? []
    let rows =
      [["learner", "passed", "points"] + names]
      + books.map { book in
        [book.learner ?? "", "\(book.passed)", "\(book.points)"]
          + book.exercises.map { "\($0.points)" }
      }
    return rows.map { CSV.record($0.map(Self.harmless)) + "\r\n" }.joined()
  }

  /// The field; one that a spreadsheet would take for a formula is a text.
  private static func harmless(_ text: String) -> String {
    let isFormula =
      text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    return isFormula ? "'" + text : text
  }
}
