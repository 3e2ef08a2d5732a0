import Checking
import Course
import Foundation
import Pages
import Terminal

/// The page of one grading: where it goes, and whether it is shown in a browser.
struct GradedPage {
  let file: OutputFile
  let isOpened: Bool

  /// Writes it, whole or not at all.
  ///
  /// - Parameters:
  ///   - replay: The command that grades the same again.
  ///   - grader: What graded it, which also makes the game.
  func write(
    _ report: GradeReport, _ submission: Submission, of exercise: Exercise, replay: String,
    by grader: Grader
  ) throws {
    var source = try exercise.check.map { SourceText(file: $0.path, text: $0.text) }
    if let program = exercise.program {
      source = [SourceText(file: program.fileName, text: program.text)]
    } else if let text = submission.text {
      source.insert(SourceText(file: exercise.fileName, text: text), at: 0)
    }
    let document = GradePage(
      report, source: source, replay: replay,
      played: try grader.played(submission, of: exercise, report))
    let origin = Page.Origin(
      command: "\(replay) --html \(ShellWord.quoted(file.path))",
      subject: "\(report.exercise): \(report.title)",
      date: Page.Origin.text(of: Date()), version: "grade, documents of version \(Verdict.schema)")
    try file.write(
      Page(.check, title: report.title, origin: origin, document: document.json()).html())
  }

  /// Shows it in a browser, if that is asked for.
  func show() throws { if isOpened { try PageOpener.open(file.path) } }
}
