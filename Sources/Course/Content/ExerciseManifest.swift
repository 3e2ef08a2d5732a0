/// What stands in an exercise's `exercise.json`.
package struct ExerciseManifest: Sendable, Codable, StrictKeys {
  /// What a learner does; a Swift file is repaired unless it is said.
  package var kind: ExerciseKind?
  /// The kind of finding that a schedule has to show, where one is to be found.
  package var failure: String?
  /// Concepts that are new here.
  package var teaches: [String]
  /// Concepts of earlier exercises that are used.
  package var uses: [String]
  /// The points for each criterion that applies.
  package var points: [String: Int]
  /// The diagnosis of the starter.
  package var starter: String
  /// The check whose makespan is shown.
  package var timed: Timed?
  /// What a diagnosis means in this exercise, in plain words.
  package var words: [String: String]
  /// Why what passes is right, in as many sentences as `sentencesOfWhy` says; said after a pass.
  package var why: [String]?
  /// The language mode.
  package var swiftVersion: Int?
  /// How many scheduling points a check may take to be proved; a million unless said.
  package var effort: Int?
  /// The exercise whose file a learner continues here, as the next part of it.
  package var continues: String?

  /// As many as a reader takes in at a glance.
  static let sentencesOfWhy = 3

  /// A check whose virtual makespan is compared with the best possible.
  package struct Timed: Sendable, Codable {
    /// The check's name.
    package var check: String
    /// The fewest units of time in which the work can be done.
    package var best: Int
  }

  static let keys: Set = [
    "kind", "failure", "teaches", "uses", "points", "starter", "timed", "words", "why",
    "swiftVersion", "effort", "continues",
  ]

  /// The points for a criterion, if it applies.
  package func points(for criterion: Criterion) -> Int? { points[criterion.rawValue] }

  /// All points that can be had.
  package var total: Int { points.values.reduce(0, +) }
}
