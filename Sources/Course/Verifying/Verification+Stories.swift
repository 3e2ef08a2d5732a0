import Checking
import Terminal

extension Verification {
  /// What is wrong with the stories of a starter, the first that a learner meets.
  ///
  /// Each fits a page of 80 columns; one step is wrong, and every other one has a line of a file, or prints.
  ///
  /// - Parameters:
  ///   - report: What the starter gets.
  ///   - kind: What a learner does: a schedule that breaks nothing yet has nothing that is wrong.
  package static func complaints(
    aboutStoriesOf report: GradeReport, kind: ExerciseKind
  ) -> [String] {
    report.problems.compactMap(\.story).flatMap { story in
      var complaints: [String] = []
      let lines = StorySteps.key.lines(of: story, style: page)
      if lines.count > StorySteps.mostLines || lines.contains(where: { $0.count > page.width }) {
        complaints.append("the starter's story does not fit a page")
      }
      if kind != .breakIt, !story.rows.contains(where: \.isWrong) {
        complaints.append("no step of the starter's story is told as wrong")
      }
      let steps = story.rows.filter { $0.lane != nil && !$0.isWrong }
      if let lost = steps.first(where: { $0.place == nil && !$0.note.contains("prints") }) {
        complaints.append("a step of the starter's story has no line of a file: \(lost.note)")
      }
      return complaints
    }
  }

  private static let page = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)
}
