import Terminal

/// The results of a class: a row a learner.
package struct ClassTable: Sendable {
  private let books: [Gradebook]
  /// How a table for a spreadsheet begins.
  static let head = ["learner", "passed", "points"]

  /// The table of the learners' books.
  package init(_ books: [Gradebook]) { self.books = books }

  /// A name that is longer is cut: the other columns must stay on the screen.
  private static let widestName = 24

  /// The line that names the secret on which the numbers depend.
  private var salt: [String] { books.first?.salt.map { [$0.words] } ?? [] }

  /// What a row has no room for, in full, after an empty line.
  private var notes: [String] {
    let notes = books.compactMap { book in
      book.noteWords.isEmpty
        ? nil : Console.printable("\(book.learner ?? ""): \(book.noteWords)")
    }
    return notes.isEmpty ? [] : [""] + notes
  }

  /// A line a learner.
  package func text(_ style: TerminalStyle) -> String {
    let ellipsis = style.hasUnicode ? "…" : "~"
    let rows = books.map { book in
      [
        TextLayout.clip(
          Console.printable(book.learner ?? ""), to: Self.widestName, ellipsis: ellipsis),
        "\(book.passed)/\(book.exercises.count)", "\(book.points)/\(book.of)",
        Console.printable(book.remark),
      ]
    }
    let head = ["learner", "passed", "points", "first not passed"]
    let lines = TextLayout.columns([head] + rows, right: [1, 2]).map {
      TextLayout.clip($0, to: style.width, ellipsis: ellipsis)
    }
    return (lines + notes + salt).joined(separator: "\n") + "\n"
  }

  /// The same in Markdown, with the points of every exercise.
  package var markdown: String {
    let names = books.first?.exercises.map(\.exercise) ?? []
    var lines = [
      "| learner | passed | points | " + names.joined(separator: " | ") + " | note |",
      "|---|---:|---:|" + names.map { _ in "---:|" }.joined() + "---|",
    ]
    for book in books {
      let cells = book.exercises.map(\.cell).joined(separator: " | ")
      let note = Gradebook.cell(book.noteWords)
      lines.append(
        "| \(Gradebook.cell(book.learner ?? "")) | \(book.passed) | \(book.points) | \(cells) | \(note) |"
      )
    }
    if !salt.isEmpty { lines += [""] + salt.map(Gradebook.cell) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same as comma-separated values (RFC 4180), for a spreadsheet.
  package var csv: String {
    let names = books.first?.exercises.map(\.exercise) ?? []
    let rows =
      [Self.head + names + ["note"]]
      + books.map { book in
        [book.learner ?? "", "\(book.passed)", "\(book.points)"]
          + book.exercises.map(\.cell) + [book.noteWords]
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
