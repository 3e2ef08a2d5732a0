/// What a learner does in an exercise.
///
/// It decides what the learner's file is and how that is judged; everything else is the same for all kinds.
package enum ExerciseKind: String, Sendable, Codable, CaseIterable {
  /// Repairs a Swift file, which is explored together with a check.
  case repair
  /// Lists what a program can print.
  case predict
  /// Finds a schedule with which a program fails.
  case breakIt = "break"

  /// How the names of the learner's file and of all solutions end.
  package var fileEnding: String { hasProgram ? ".txt" : ".swift" }

  /// Whether the learner's file is an answer about a program, which nobody edits: data that is never run.
  package var hasProgram: Bool { self != .repair }

  /// What gives points.
  package var criteria: [Criterion] {
    switch self {
    case .repair: [.builds, .result, .races, .misuse, .concurrency]
    case .predict: [.possible, .complete]
    case .breakIt: [.fails, .fewest]
    }
  }

  /// The criteria that every exercise of the kind has points for.
  var neededCriteria: [Criterion] { self == .repair ? [.builds, .result] : criteria }

  /// How many right solutions an exercise needs: of a prediction there is only one.
  var fewestSolutions: Int { self == .repair ? 2 : 1 }
}
