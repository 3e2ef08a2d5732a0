import Channel
import Checking
import Foundation

extension Gradebook {
  /// What is wrong for editors and code hosts, with every story: the same bytes for the same reports.
  ///
  /// - Parameter folder: The folder from which the files' paths start.
  package func sarif(_ course: Course, folder: String) -> SARIF {
    let found = exercises.flatMap { report in report.problems.map { (report, $0) } }
    let results = found.filter { $0.1.diagnosis != .notGraded }.map { report, problem in
      problem.result(in: report, command: command(of: report)) {
        file($0, of: report, course, folder)
      }
    }
    let notifications = exercises.map { report in
      let isAnswer = report.isJudged
      return SARIF.Notification(
        isAnswer ? .note : .error, "\(report.exercise): \(report.notice)",
        about: report.hasPassed ? report.certaintyTopic?.word : nil)
    }
    let diagnoses = found.map(\.1.diagnosis).filter { $0 != .notGraded }
    let topics = exercises.filter(\.hasPassed).compactMap(\.certaintyTopic)
    let rules = diagnoses.map(\.rule) + topics.map(SARIF.Rule.init)
    var known: Set<String> = []
    return SARIF(
      SARIF.Run(
        command: "grade", rules: rules.filter { known.insert($0.id).inserted },
        isSuccessful: isJudged, notifications: notifications,
        results: results,
        properties: SARIF.Properties(
          exercises.map {
            .init(
              $0.exercise, hasPassed: $0.hasPassed, points: $0.points, of: $0.of,
              certainty: $0.certainty, assumptions: $0.assumptions)
          }, executions: exercises.reduce(0) { $0 + $1.executions })))
  }

  /// Where a file of a report is: the learner's, or one of the exercise's check.
  private func file(
    _ name: String, of report: GradeReport, _ course: Course, _ folder: String
  ) -> SARIF.File {
    let exercise = course.exercise(report.exercise)
    if name.hasPrefix("check/"), let home = exercise?.home(ofCheck: name) {
      let chapter = home.deletingLastPathComponent().lastPathComponent
      return .inCourse("\(chapter)/\(home.lastPathComponent)/\(name)")
    }
    let path = files[report.exercise] ?? "\(report.exercise)/\(exercise?.fileName ?? name)"
    return .inFolder(path, current: folder)
  }
}

extension GradeReport {
  /// The word for how sure a pass is.
  fileprivate var certaintyTopic: Topic? { certainty.map { .certainty(.init($0)) } }
}

extension GradeReport.Problem {
  fileprivate func result(
    in report: GradeReport, command: String, file: (String) -> SARIF.File
  ) -> SARIF.Result {
    var facts = SARIF.Result.Facts()
    facts.exercise = report.exercise
    facts.check = check
    facts.schedule = schedule
    facts.replay = schedule.map { "\(command) --replay \($0)" }
    var places = places
    if places.isEmpty, let diagnostics = report.diagnostics {
      places = Diagnostic.all(in: diagnostics).filter { $0.severity == "error" }
        .map { Place(file: $0.path, line: $0.line, column: $0.column) }
    }
    return SARIF.Result(
      rule: diagnosis.word, diagnosis.level, Finding.sentences(headline, words, explanation),
      at: places, story: story, facts: facts, file: file)
  }
}

extension Diagnosis {
  /// How bad it is, for editors.
  var level: SARIF.Level {
    if case .found(let kind) = self { kind.level } else { .error }
  }

  fileprivate var rule: SARIF.Rule {
    if case .found(let kind) = self { return SARIF.Rule(.finding(kind)) }
    return SARIF.Rule(id: word, title: title, meaning: meaning, help: advice, level: level)
  }
}

extension GradeFormat {
  /// SARIF 2.1.0, with which editors and code hosts show the lines and step through the stories.
  static let sarif = GradeFormat("sarif", fileEnding: "sarif") { book, course, _ in
    try book.sarif(course, folder: FileManager.default.currentDirectoryPath).text()
  }
}
