import Terminal

/// An exercise as a learner meets it: the task, and where the file is.
package struct TaskText {
  private let exercise: Exercise
  private let path: String
  private let commands: CourseCommands
  private let style: TerminalStyle

  /// - Parameters:
  ///   - path: The learner's file, as it is to be shown.
  ///   - commands: Those that it suggests.
  package init(
    _ exercise: Exercise, path: String, _ commands: CourseCommands, style: TerminalStyle
  ) {
    self.exercise = exercise
    (self.path, self.commands) = (path, commands)
    self.style = style
  }

  /// The whole text, ending in a line break.
  ///
  /// - Throws: ``CourseError`` if the task cannot be read.
  package func text() throws(CourseError) -> String {
    let lines = MarkdownText(style: style).lines(try exercise.task())
    // Below the title, where it is seen on a small screen as well.
    let facts = [
      "Exercise \(exercise.number), \(exercise.name)\(part): \(exercise.manifest.total) points.",
      "Your file: " + style.paint(path, .cyan),
    ]
    return (lines.prefix(1) + facts + lines.dropFirst() + program).joined(separator: "\n") + "\n"
  }

  /// The program that an answer is about, with the numbers of its lines.
  private var program: [String] {
    guard let program = exercise.program else { return [] }
    var code = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    while code.last?.isEmpty == true { code.removeLast() }
    return ["", style.paint("The program", .bold), program.path, ""]
      + code.enumerated().map { index, line in
        style.readable(TextLayout.padLeft("\(index + 1)", to: 3) + "  " + line)
      }
  }

  private var part: String { exercise.part.map { ", \($0.words)" } ?? "" }

  /// Some of the hints, each with its number.
  ///
  /// - Parameter range: Which are shown, from 1; numbers beyond the last are left out.
  /// - Throws: ``CourseError`` if one cannot be read.
  package func hints(_ range: ClosedRange<Int>) throws(CourseError) -> String {
    let hints = try exercise.hints()
    guard !hints.isEmpty else { return "\(exercise.name) has no hints.\n" }
    var blocks = hints.enumerated().filter { range.contains($0.offset + 1) }.map { index, hint in
      ([style.paint("Hint \(index + 1) of \(hints.count)", .bold)]
        + MarkdownText(style: style).lines(hint)).joined(separator: "\n")
    }
    if range.contains(hints.count) {
      // A command is there to be copied: it stays in one line.
      blocks.append(
        """
        That was the last hint.
        To leave the exercise for later: \(commands.ofLearner("skip"))
        To see how others solve it: \(commands.ofLearner("solution \(exercise.name) --reveal"))
        """)
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
