/// The reports of one learner's exercises, in the order of the course.
public struct Gradebook: Sendable, Codable, Equatable {
  /// The version of this form.
  public var schema = 1
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

/// A form in which results are written.
public enum GradeFormat: String, Sendable, CaseIterable {
  /// For people, on a terminal.
  case text
  /// Everything, for programs.
  case json
  /// Exercism's `results.json`, version 3.
  case exercism
  /// The result JSON of GitHub Classroom's graders.
  case classroom
  /// JUnit's XML, which most systems of continuous integration read.
  case junit
  /// A table for a page or a comment.
  case markdown

  /// The ending of a file in this form.
  public var fileEnding: String {
    switch self {
    case .text: "txt"
    case .json, .exercism, .classroom: "json"
    case .junit: "xml"
    case .markdown: "md"
    }
  }
}
