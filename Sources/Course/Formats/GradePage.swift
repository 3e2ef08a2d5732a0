import Checking
import Terminal

/// The document that a page shows of a grading: the answer first, then each problem with its story.
///
/// It has the form of a check's, with problems in the place of findings.
package struct GradePage: Encodable {
  private struct Finding: Encodable {
    var headline: String
    var explanation: String
    /// What to try.
    var advice: String
    var places: [Place]
    var schedule: String?
    var story: Story?
  }

  /// What a page needs of a verdict.
  private struct Verdict: Encodable {
    var findings: [Finding]
    var outcomes: [Outcome] = []
    var messages: [String] = []
    var moreOutcomes = 0
    var source: [SourceText]
  }

  /// A grading says what is wrong, and not what else can come out.
  private struct Outcome: Encodable {}

  private let answer: CheckPage.Answer
  private let replay: String
  /// What the check demands that the tree is of.
  private let played: String?
  private let tree: ScheduleTree?
  private let treeless: String?
  private let verdict: Verdict

  /// A document.
  ///
  /// - Parameters:
  ///   - source: The learner's file, and the check's; empty where there is nothing to show.
  ///   - replay: The command to which `--replay` can be added.
  ///   - played: The check that can be played; `nil` for none.
  package init(
    _ report: GradeReport, source: [SourceText], replay: String, played: Grader.PlayedCheck?
  ) {
    self.played = played?.sentence
    switch played?.tree {
    case .success(let all): (tree, treeless) = (all, nil)
    case .failure(let reason): (tree, treeless) = (nil, reason.description)
    case nil: (tree, treeless) = (nil, nil)
    }
    self.replay = replay
    let text = GradeReportText(
      report, style: TerminalStyle(hasColour: false, hasUnicode: true, width: 100), command: replay)
    answer = CheckPage.Answer(
      sign: report.hasPassed ? .right : .wrong, sentence: text.sentence,
      notes: report.diagnostics.map { [$0] } ?? [],
      items: report.checks.map { CheckPage.Answer.Item(text: $0.sentence, isRight: $0.hasPassed) }
        + report.lines.map { line in
          CheckPage.Answer.Item(
            text: "\(line.points) of \(line.of): \(line.criterion.title)"
              + (line.reason.map { ": \($0)" } ?? ""), isRight: line.points == line.of)
        })
    verdict = Verdict(
      findings: report.problems.map {
        Finding(
          headline: $0.headline,
          explanation: [$0.words, $0.explanation].filter { !$0.isEmpty }.joined(separator: " "),
          advice: $0.diagnosis.advice, places: $0.places, schedule: $0.schedule, story: $0.story)
      }, source: source)
  }

  /// The document as JSON.
  ///
  /// - Throws: An error of the encoder.
  package func json() throws -> String { try CanonicalJSON.line(self) }
}
