import Checking
import Terminal

/// What became of one submission, with its story in the steps that say most.
struct ClassCell: Encodable {
  /// Points for something.
  struct Line: Encodable {
    let points: Int
    let of: Int
    let title: String
    let reason: String?
  }

  /// A step of the story.
  struct Step: Encodable {
    /// Who takes it; absent for what happens to all.
    let lane: String?
    let line: Int?
    let code: String
    let note: String
    let reason: String
    let isWrong: Bool
  }

  /// Where it goes wrong.
  struct Location: Encodable {
    let file: String
    let line: Int
    let code: String
  }

  let state: String
  /// What a table has in its place.
  let words: String
  let points: Int
  let of: Int
  /// The index of what is wrong; absent where nothing was judged, or nothing is wrong.
  let diagnosis: Int?
  let why: String
  let sentence: String
  var lines: [Line]?
  var failed: [String]?
  var meaning: String?
  var explanation: String?
  var places: [Location]?
  var others: [String]?
  var diagnostics: String?
  var story: [Step]?
  /// How many steps of the story are left out.
  var omitted: Int?
  let command: String?

  /// A class has thousands of texts, and a program can print without end.
  private static let longest = 2000

  init(_ report: GradeReport, _ kinds: ClassKinds, command: String?) {
    state = report.state.rawValue
    words = report.cell
    (points, of) = (report.points, report.of)
    diagnosis = kinds.index(of: report)
    why = Self.clipped(report.why)
    sentence = Self.clipped(
      report.isJudgedSubmission
        ? GradeReportText(
          report, style: TerminalStyle(hasColour: false, hasUnicode: true, width: 100), command: ""
        ).sentence : report.why)
    self.command = report.isJudgedSubmission ? command : nil
    guard report.isJudgedSubmission, !report.hasPassed else { return }
    lines = report.lines.map {
      Line(
        points: $0.points, of: $0.of, title: $0.criterion.title, reason: $0.reason.map(Self.clipped)
      )
    }
    failed = report.checks.filter { !$0.hasPassed }.map(\.name)
    diagnostics = report.diagnostics.map(Self.clipped)
    guard let first = report.problems.first else { return }
    meaning = Self.clipped(first.words.isEmpty ? first.diagnosis.meaning : first.words)
    explanation = diagnostics == nil ? Self.clipped(first.explanation) : nil
    places = first.places.map {
      Location(file: $0.file, line: $0.line, code: Self.clipped($0.code))
    }
    others = report.problems.dropFirst().map { Self.clipped($0.headline) }
    guard let story = first.story else { return }
    let steps = KeySteps(of: story, most: KeySteps.most)
    omitted = steps.count - steps.rows.count
    let told = story.with(steps)
    self.story = told.rows.map { row in
      Step(
        lane: row.lane.map { Self.clipped(told.lanes[$0].name) }, line: row.place?.line,
        code: Self.clipped(row.text), note: Self.clipped(row.note),
        reason: row.isSwitch ? Self.clipped(row.reason) : "", isWrong: row.isWrong)
    }
  }

  private static func clipped(_ text: String) -> String {
    text.utf8.count <= longest ? text : String(text.unicodeScalars.prefix(longest)) + "…"
  }
}
