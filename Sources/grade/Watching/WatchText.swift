import Course
import Foundation
import Terminal

/// What the blocks of a watched exercise look like.
struct WatchText {
  private let session: Session
  private let exercise: Exercise

  init(_ session: Session, _ exercise: Exercise) {
    self.session = session
    self.exercise = exercise
  }

  /// The block as text that ends in a line break.
  func text(of block: WatchBlock) throws -> String {
    let style = session.style
    let path = session.workspace.path(of: exercise)
    switch block {
    case .welcome:
      return WelcomeText(
        session.course, folder: session.workspace.folder.relativePath, style: style
      ).text
    case .task: return try TaskText(exercise, path: path, style: style).text()
    case .hints(let range):
      return try TaskText(exercise, path: path, style: style).hints(range)
    case .list:
      let progress = try session.progress()
      return ListText(
        session.course, session.standings(progress), current: exercise.name, style: style
      ).text
    case .finish: return FinishText(session.course, style: style).text
    case .report(let report):
      let command = session.command("run \(exercise.name)")
      return GradeReportText(report, style: style, command: command).text + "\nYour file: "
        + style.paint(path, .cyan) + "\n"
    case .all(let reports):
      return Gradebook(course: session.course.title, exercises: reports).text(style)
    case .text(let text):
      return text.hasSuffix("\n")
        ? text : TextLayout.wrap(text, width: style.width).joined(separator: "\n") + "\n"
    case .resetQuestion:
      return TextLayout.wrap(
        "Begin \(exercise.name) again? Your version is kept next to it.",
        width: style.width
      ).joined(separator: "\n") + "\n"
    }
  }
}
