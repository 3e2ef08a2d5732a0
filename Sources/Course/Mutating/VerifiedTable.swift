/// What each exercise of a course is verified with: how many right solutions, wrong ones and mutants.
package struct VerifiedTable: Sendable {
  /// The exercises in the order of the course.
  package let rows: [Row]

  /// One exercise.
  package struct Row: Sendable, Equatable {
    /// The exercise's name.
    package let name: String
    /// What a learner does in it.
    package let kind: ExerciseKind
    /// How many right solutions there are.
    package let right: Int
    /// How many wrong solutions there are.
    package let wrong: Int
    /// How many mutants are listed as equivalent.
    package let listed: Int
    /// What became of the mutants; `nil` if that is not known, or if there are none.
    package let mutants: Mutants?
  }

  /// What became of an exercise's mutants.
  package struct Mutants: Sendable, Equatable {
    /// How many there are that compile.
    package let count: Int
    /// How many were judged to be wrong.
    package let rejected: Int
    /// How many pass, and nobody has said why that is right.
    package let survivors: Int
  }

  /// The table of a course as it is now.
  ///
  /// - Parameters:
  ///   - summaries: What became of the mutants that were graded now.
  ///   - old: The rows as they were: exercises whose mutants were not graded now keep their row, unless
  ///     their solutions are others in number, or the mutants that are listed.
  /// - Throws: ``CourseError`` if a file of the course cannot be read.
  package init(
    _ course: Course, _ summaries: [MutantSummary], keeping old: [Row] = []
  ) throws(CourseError) {
    var rows: [Row] = []
    for exercise in course.exercises {
      let (right, wrong) = (try exercise.solutions().count, try exercise.wrongSolutions().count)
      let listed = try exercise.equivalents().count
      let before = old.first {
        $0.name == exercise.name && $0.right == right && $0.listed == listed
      }
      let summary = summaries.first { $0.exercise == exercise.name }
      rows.append(
        Row(
          name: exercise.name, kind: exercise.kind, right: right, wrong: wrong, listed: listed,
          mutants: summary.map(Mutants.init) ?? before?.mutants))
    }
    self.rows = rows
  }

  /// The exercises whose mutants nobody has graded.
  package var open: [Row] { rows.filter { $0.kind == .repair && $0.mutants == nil } }
}

extension VerifiedTable.Mutants {
  /// - Returns: `nil` if some of the mutants could not be graded.
  fileprivate init?(_ summary: MutantSummary) {
    guard summary.mutants == summary.rejected + summary.passed else { return nil }
    self.init(
      count: summary.mutants, rejected: summary.rejected,
      survivors: summary.passed - summary.equivalent)
  }
}
