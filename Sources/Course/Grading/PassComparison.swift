/// How fast a submission that passed is, beside what is possible; all in units of virtual time.
public struct PassComparison: Sendable, Equatable {
  /// The units that the submission takes.
  public let own: Int
  /// The fewest that are possible.
  public let best: Int
  /// The units of a solution.
  public let reference: Int?
  /// The name of that solution.
  public let referenceName: String

  /// Times from their parts.
  public init(own: Int, best: Int, reference: Int?, referenceName: String) {
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
  public func compare(_ report: GradeReport, of exercise: Exercise) throws -> PassComparison? {
    guard let timed = exercise.manifest.timed, let own = report.makespan,
      let solution = try exercise.solutions().first
    else { return nil }
    let reference = try grade(
      Submission(name: exercise.fileName, text: solution.text), of: exercise)
    return PassComparison(
      own: own, best: timed.best, reference: reference.makespan, referenceName: solution.name)
  }
}
