/// What became of a submission, where its points alone do not say it.
package enum GradeState: String, Sendable, CaseIterable {
  /// It has all points.
  case passed
  /// It was explored, and something is wrong.
  case failed
  /// The compiler refuses it.
  case doesNotCompile
  /// It does what no submission may do.
  case notAllowed
  /// There is a file that nobody can grade.
  case unreadable
  /// There is no file.
  case missing
  /// A tool or the machine failed.
  case notGraded
}

extension GradeReport {
  /// What became of the submission.
  package var state: GradeState {
    if hasPassed { return .passed }
    let diagnoses = problems.map(\.diagnosis)
    if diagnoses.contains(.notGraded) { return .notGraded }
    switch diagnoses.first {
    case .doesNotCompile: return .doesNotCompile
    case .notAllowed: return .notAllowed
    case .unreadable: return .unreadable
    case .missing: return .missing
    default: return .failed
    }
  }

  /// Whether it judges an answer about a program, which has criteria and no checks.
  var judgesAnswer: Bool {
    [.passed, .failed].contains(state)
      && lines.contains { !ExerciseKind.repair.criteria.contains($0.criterion) }
  }

  /// Whether it says anything about the submission.
  package var isJudged: Bool { state != .notGraded }
}
