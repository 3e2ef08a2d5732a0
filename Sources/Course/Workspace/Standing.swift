/// Where a learner stands with one exercise.
package struct Standing: Sendable, Equatable {
  /// How far it is.
  package enum State: String, Sendable {
    /// The file is as it began.
    case untouched = "to do"
    /// The file was changed and has not passed yet.
    case begun
    /// The learner moved on without a pass.
    case skipped
    /// The file as it is has passed.
    case passed
    /// The file has passed and was changed since.
    case changed = "passed, changed since"
  }

  /// The exercise's name.
  package let name: String
  /// The exercise's number.
  package let number: Int
  /// How far it is.
  package let state: State
  /// The points that it has.
  package let points: Int
  /// The points that there are.
  package let of: Int
  /// How many hints were taken.
  package let hints: Int
  /// Whether a solution was shown before a pass.
  package let hasRevealed: Bool

  /// Whether it has passed, be the file changed since or not.
  package var hasPassed: Bool { state == .passed || state == .changed }

  /// Finds out from what was recorded and what the file holds now.
  ///
  /// - Parameter text: What is in the learner's file, if it is a text.
  package init(_ exercise: Exercise, record: CourseProgress.Record, text: String?) {
    name = exercise.name
    number = exercise.number
    of = exercise.manifest.total
    points = min(of, record.passed?.points ?? 0)
    hints = record.hints
    hasRevealed = record.hasRevealed
    if let passed = record.passed {
      state = text.map(TextDigest.of) == passed.text ? .passed : .changed
    } else if record.isSkipped {
      state = .skipped
    } else {
      state = text == exercise.starter ? .untouched : .begun
    }
  }
}
