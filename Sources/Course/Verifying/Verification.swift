import Channel
import Checking
import Foundation

/// What is wrong with a course or an exercise, as its author reads it.
package struct Complaint: Sendable, Equatable {
  /// The exercise's name.
  package let exercise: String
  /// What is wrong, as a sentence.
  package let sentence: String

  /// A complaint about an exercise.
  package init(exercise: String, sentence: String) {
    self.exercise = exercise
    self.sentence = sentence
  }
}

/// A wrong solution, or the starter, with the diagnosis that it must get and the one that it got.
package struct Verified: Sendable, Codable, Equatable {
  /// The exercise's name.
  package let exercise: String
  /// The file, from the exercise's folder.
  package let path: String
  /// What it must get: a diagnosis, or "passes".
  package let expected: String
  /// What it got.
  package let got: String
  /// All diagnoses that it got, the most telling first.
  package let diagnoses: [String]
  /// Its points.
  package let points: Int
  /// How many executions that took.
  package let executions: Int
  /// Why one would write it, or its approach.
  package let remark: String

  /// Whether it got what it must get.
  package var isAsExpected: Bool { expected == got }
}

/// Verifies an exercise: that what is right passes, and what is wrong fails for the right reason.
package struct Verification: Sendable {
  private let exercise: Exercise
  private let cases: [(variant: Variant, file: URL, expected: String)]

  /// What is to be graded of an exercise: the starter, the right solutions of the part before it, which are
  /// no more than beginnings here, every right solution, every wrong one.
  ///
  /// - Throws: ``CourseError`` if a file cannot be read.
  package init(_ exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    let starter = Variant(
      name: "starter", path: "starter/\(exercise.fileName)", text: exercise.starter)
    var cases = [(starter, exercise.manifest.starter)]
    cases +=
      try exercise.earlier.last.map(Self.beginnings)?
      .map { ($0, exercise.manifest.starter) } ?? []
    cases += try exercise.solutions().map { ($0, Self.passes) }
    cases += try exercise.wrongSolutions().map { ($0, $0.diagnosis ?? "?") }
    self.cases = cases.map { variant, expected in
      (variant, exercise.folder.appending(path: variant.path).standardized, expected)
    }
  }

  /// The right solutions of a part, as the next one sees them.
  private static func beginnings(_ part: Exercise) throws(CourseError) -> [Variant] {
    let folder = part.folder.lastPathComponent
    var variants: [Variant] = []
    for solution in try part.solutions() {
      variants.append(
        Variant(name: solution.name, path: "../\(folder)/\(solution.path)", text: solution.text))
    }
    return variants
  }

  /// The jobs for a pool, in order.
  package var jobs: [GradingPool.Job] {
    cases.map { one in
      GradingPool.Job(learner: nil, exercise: exercise, file: one.file)
    }
  }

  /// What the reports of the jobs say of the exercise.
  ///
  /// - Parameter reports: One for each job, in their order.
  package func judge(_ reports: [GradeReport]) -> (results: [Verified], complaints: [Complaint]) {
    var complaints = ExerciseRules(exercise).complaints
    func complain(_ sentence: String) {
      complaints.append(Complaint(exercise: exercise.name, sentence: sentence))
    }
    var results: [Verified] = []
    if let starter = reports.first {
      if starter.points > 0 {
        complain("the starter should get no points and gets \(starter.points)")
      }
      Self.complaints(aboutStoriesOf: starter, kind: exercise.kind).forEach(complain)
    }
    for (one, report) in zip(cases, reports) {
      let result = Verified(
        exercise: exercise.name, path: one.variant.path, expected: one.expected,
        got: Self.answer(report), diagnoses: report.problems.map(\.diagnosis.word),
        points: report.points, executions: report.executions, remark: Self.remark(one.variant))
      results.append(result)
      if !result.isAsExpected {
        complain(
          "\(one.variant.path) should get \(one.expected) and gets \(result.got)"
            + Self.reason(report))
      }
      if let words = missingWords(report, exercise) { complain("\(one.variant.path): \(words)") }
      if one.expected == Self.passes, report.hasPassed, let certainty = report.certainty,
        certainty != .proved
      {
        complain("\(one.variant.path) passes, but it is only \(certainty.words)")
      }
    }
    return (results, complaints)
  }

  /// What a right solution must get.
  package static let passes = "passes"

  private static func answer(_ report: GradeReport) -> String {
    report.hasPassed ? passes : report.problems.first?.diagnosis.word ?? "no diagnosis"
  }

  /// What an author has to know besides the diagnosis, if anything.
  private static func reason(_ report: GradeReport) -> String {
    switch report.problems.first?.diagnosis {
    case .notGraded, .doesNotFit: ": " + (report.problems.first?.explanation ?? "")
    default: ""
    }
  }

  private static func remark(_ variant: Variant) -> String {
    guard variant.diagnosis != nil else { return variant.remark }
    let second = variant.text.split(separator: "\n").dropFirst().first ?? ""
    return second.hasPrefix("//") ? String(second.drop { $0 == "/" || $0 == " " }) : ""
  }

  private func missingWords(_ report: GradeReport, _ exercise: Exercise) -> String? {
    guard let problem = report.problems.first, case .found = problem.diagnosis,
      problem.words.isEmpty, exercise.manifest.words[problem.diagnosis.word] == nil
    else { return nil }
    return "exercise.json has no words for \(problem.diagnosis.word)"
  }
}
