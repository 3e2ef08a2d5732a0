import Terminal

/// What a learner reads when every exercise has passed.
package struct FinishText {
  private let course: Course
  private let style: TerminalStyle

  /// The end of a course.
  package init(_ course: Course, style: TerminalStyle) {
    self.course = course
    self.style = style
  }

  /// The text, ending in a line break.
  package var text: String {
    let words =
      "All \(course.exercises.count) exercises of \(course.title) have passed, each of them in "
      + "every interleaving. Well done! What you write from now on can be checked in the same "
      + "way: swift run check File.swift"
    let lines = TextLayout.wrap(style.readable(words), width: min(style.width, 90))
    return lines.map { style.paint($0, .green) }.joined(separator: "\n") + "\n"
  }
}
