/// How fast a submission that passed is, and what is possible; all in units of virtual time.
package struct PassComparison: Sendable, Equatable {
  /// The units that the submission takes.
  package let own: Int
  /// The fewest that are possible.
  package let best: Int
  /// The units of a solution.
  package let reference: Int?
  /// The name of that solution.
  package let referenceName: String

  /// Times from their parts.
  package init(own: Int, best: Int, reference: Int?, referenceName: String) {
    self.own = own
    self.best = best
    self.reference = reference
    self.referenceName = referenceName
  }
}

extension Grader {
  /// Compares a submission that passed with the first solution of its exercise.
  ///
  /// - Returns: `nil` for an exercise that is not timed, or a report without a makespan.
  /// - Throws: What ``grade(_:of:progress:)`` throws, and ``CourseError``.
  package func compare(_ report: GradeReport, of exercise: Exercise) throws -> PassComparison? {
    guard let timed = exercise.manifest.timed, let own = report.makespan,
      let solution = try exercise.solutions().first
    else { return nil }
    let reference = try grade(
      Submission(name: exercise.fileName, text: solution.text), of: exercise)
    return PassComparison(
      own: own, best: timed.best, reference: reference.makespan, referenceName: solution.name)
  }
}
