/// The reports of one learner's exercises, in the order of the course.
public struct Gradebook: Sendable, Codable, Equatable {
  /// The version of this form.
  public var schema = 2
  /// The course's title.
  public var course: String
  /// Whose it is, where several are graded.
  public var learner: String?
  /// The exercises that were asked for.
  public var exercises: [GradeReport]

  /// Puts reports together.
  public init(course: String, learner: String? = nil, exercises: [GradeReport]) {
    self.course = course
    self.learner = learner
    self.exercises = exercises
  }

  /// How many exercises have all their points.
  public var passed: Int { exercises.count(where: \.hasPassed) }
  /// All points.
  public var points: Int { exercises.reduce(0) { $0 + $1.points } }
  /// The points that there are.
  public var of: Int { exercises.reduce(0) { $0 + $1.of } }
  /// Whether every exercise has all its points.
  public var hasPassed: Bool { exercises.allSatisfy(\.hasPassed) }
}
