import Terminal

extension Gradebook {
  /// A line an exercise, and the sum.
  package func text(_ style: TerminalStyle) -> String {
    let width = exercises.map(\.exercise.count).max() ?? 0
    let widest = exercises.map(\.state.words.count).max() ?? 0
    var lines = exercises.map { report -> String in
      let state = report.state.words
      let name = TextLayout.pad(report.exercise, to: width)
      let points = TextLayout.padLeft("\(report.points)/\(report.of)", to: 5)
      let why = report.why
      let head = "\(TextLayout.pad(state, to: max(7, widest)))  \(points)  \(name)  "
      let tail = TextLayout.clip(
        Console.printable(why), to: max(8, style.width - head.count),
        ellipsis: style.hasUnicode ? "…" : "~")
      return style.paint(head, report.hasPassed ? .green : .yellow) + tail
    }
    lines.append("\(passed) of \(exercises.count) passed, \(points) of \(of) points")
    lines += (notes ?? []).map { Console.printable($0.words) }
    if let salt { lines.append(Console.printable(salt.words)) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GradeFormat {
  /// For people, on a terminal; a file of a learner's own tells every story as well.
  static let text = GradeFormat("text", fileEnding: "txt", file: { $0.wholeText($1) }) {
    book, _, style in
    book.text(style)
  }
}

extension Gradebook {
  /// A line an exercise, the sum, what each proof takes for granted, and the story of each that has not passed.
  func wholeText(_ style: TerminalStyle) -> String {
    let details = exercises.filter { !$0.hasPassed || $0.assumptions != nil }.map { report in
      let text = GradeReportText(report, style: style, command: command(of: report))
      return "\n== \(report.title) (\(report.exercise)) ==\n\n"
        + (report.hasPassed ? text.verdictAlone : text.text)
    }
    return text(style) + details.joined()
  }
}
