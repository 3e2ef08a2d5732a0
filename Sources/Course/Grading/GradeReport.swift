import Channel
import Checking

/// What grading one submission came to; the same submission gives the same report, byte for byte.
public struct GradeReport: Sendable, Codable, Equatable {
  /// The exercise's name.
  public var exercise: String
  /// The exercise's title.
  public var title: String
  /// Whether it has all points.
  public var hasPassed: Bool
  /// The points that it has.
  public var points: Int
  /// The points that there are.
  public var of: Int
  /// The points line by line.
  public var lines: [Line]
  /// What each check came to.
  public var checks: [Check]
  /// What is wrong, the most telling first.
  public var problems: [Problem]
  /// How sure it is that nothing else is wrong; `nil` where nothing was explored.
  public var certainty: Certainty?
  /// How many executions the checks took.
  public var executions: Int
  /// The units of virtual time of the timed check, where everything passed.
  public var makespan: Int?
  /// What the compiler says, on the learner's lines.
  public var diagnostics: String?

  /// A criterion with its points.
  public struct Line: Sendable, Codable, Equatable {
    /// What the points are for.
    public var criterion: Criterion
    /// Those it has.
    public var points: Int
    /// Those there are.
    public var of: Int
    /// Why they are not all there, in a few words.
    public var reason: String?
  }

  /// One check: a function that runs through every interleaving.
  public struct Check: Sendable, Codable, Equatable {
    /// The function's name.
    public var name: String
    /// What is demanded.
    public var sentence: String
    /// Whether nothing was found in it.
    public var hasPassed: Bool
    /// Its own executions.
    public var executions: Int
    /// How sure its verdict is.
    public var certainty: Certainty
  }

  /// Something that is wrong.
  public struct Problem: Sendable, Codable, Equatable {
    /// What it is.
    public var diagnosis: Diagnosis
    /// The check in which it shows.
    public var check: String?
    /// What and where, in a few words.
    public var headline: String
    /// What it means in this exercise, in plain words.
    public var words: String
    /// What happened here, as the explorer tells it.
    public var explanation: String
    /// The lines that are to blame.
    public var places: [Place]
    /// The schedule that shows it again.
    public var schedule: String?
    /// What happened, event by event.
    public var story: Story?
  }
}
