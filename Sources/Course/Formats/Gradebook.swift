/// The reports of one learner's exercises, in the order of the course.
package struct Gradebook: Sendable, Codable, Equatable {
  /// The version of this form.
  package var schema = 2
  /// The course's title.
  package var course: String
  /// Whose it is, where several are graded.
  package var learner: String?
  /// The exercises that were asked for.
  package var exercises: [GradeReport]
  /// What has to be said about the learner's folder besides; `nil` for nothing.
  package var notes: [ClassNote]?
  /// Where the file of each exercise is, by the exercise's name; a report does not depend on it.
  package var files: [String: String] = [:]
  /// The commands that its texts suggest; a report does not depend on them.
  package var commands = CourseCommands.usual

  private enum CodingKeys: CodingKey { case schema, course, learner, exercises, notes }

  /// Puts reports together.
  package init(
    course: String, learner: String? = nil, exercises: [GradeReport], notes: [ClassNote] = [],
    files: [String: String] = [:], commands: CourseCommands = .usual
  ) {
    self.course = course
    self.learner = learner
    self.exercises = exercises
    self.notes = notes.isEmpty ? nil : notes
    self.files = files
    self.commands = commands
  }

  /// How many exercises have all their points.
  package var passed: Int { exercises.count(where: \.hasPassed) }
  /// All points.
  package var points: Int { exercises.reduce(0) { $0 + $1.points } }
  /// The points that there are.
  package var of: Int { exercises.reduce(0) { $0 + $1.of } }
  /// Whether every exercise has all its points.
  package var hasPassed: Bool { exercises.allSatisfy(\.hasPassed) }
  /// Whether nothing kept the grader from a verdict on any exercise.
  package var isJudged: Bool { exercises.allSatisfy(\.isJudged) }
  /// The secret that the numbers of its exercises depend on as well; `nil` for none.
  var salt: GradeReport.Salt? { exercises.lazy.compactMap(\.salt).first }

  /// The command that grades the same again, to which options can be added.
  func command(of report: GradeReport) -> String {
    commands.ofLearner("run \(report.exercise)", salt: report.salt?.name)
  }
}
