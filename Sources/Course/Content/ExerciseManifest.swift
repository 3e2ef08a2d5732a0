/// What stands in an exercise's `exercise.json`.
public struct ExerciseManifest: Sendable, Codable, StrictKeys {
  /// Concepts that are new here.
  public var teaches: [String]
  /// Concepts of earlier exercises that are used.
  public var uses: [String]
  /// The points for each criterion that applies.
  public var points: [String: Int]
  /// The diagnosis of the starter.
  public var starter: String
  /// The check whose makespan is shown.
  public var timed: Timed?
  /// What a diagnosis means in this exercise, in plain words.
  public var words: [String: String]
  /// The language mode.
  public var swiftVersion: Int?
  /// How many scheduling points a check may take to be proved; a million unless said.
  public var effort: Int?

  /// A check whose virtual makespan is compared with the best possible.
  public struct Timed: Sendable, Codable {
    /// The check's name.
    public var check: String
    /// The fewest units of time in which the work can be done.
    public var best: Int
  }

  static let keys: Set = [
    "teaches", "uses", "points", "starter", "timed", "words", "swiftVersion", "effort",
  ]

  /// The points for a criterion, if it applies.
  public func points(for criterion: Criterion) -> Int? { points[criterion.rawValue] }

  /// All points that can be had.
  public var total: Int { points.values.reduce(0, +) }
}
