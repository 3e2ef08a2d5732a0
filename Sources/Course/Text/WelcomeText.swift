import Terminal

/// What a learner reads the first time.
package struct WelcomeText {
  private let course: Course
  private let folder: String
  private let style: TerminalStyle

  /// - Parameter folder: The work folder, as it is to be shown.
  package init(_ course: Course, folder: String, style: TerminalStyle) {
    self.course = course
    self.folder = folder
    self.style = style
  }

  /// The welcome, ending in a line break.
  package var text: String {
    let title = style.readable("Welcome to \(course.title)!")
    let paragraphs = [
      "Most exercises are a small Swift file that does something wrong once several threads or "
        + "tasks are at work. Open it in your editor, repair it, and save it. It is then run "
        + "through every interleaving, and you see at once whether it is right in all of them. If "
        + "it is not, you see how it goes wrong, step by step. In a few exercises you write down what "
        + "a program can print, or the schedule with which it fails.",
      "Your files are in \(folder), a folder for each of the \(course.exercises.count) exercises; "
        + "only you change them. Take your time: there are hints, nothing moves on by "
        + "itself, and you can leave and come back whenever you like. The last line says which "
        + "keys do something now.",
    ]
    return style.paint(title, .bold) + "\n\n"
      + paragraphs.map {
        TextLayout.wrap($0, width: min(style.width, 90)).joined(separator: "\n")
      }.joined(separator: "\n\n") + "\n"
  }
}
