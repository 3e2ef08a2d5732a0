/// Where a learner stands with one exercise.
package struct Standing: Sendable, Equatable {
  /// How far it is.
  package enum State: String, Sendable {
    /// The file is as it began.
    case untouched = "to do"
    /// It continues an exercise that has not passed.
    case locked
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
  /// Which part it is of how many, if it is one.
  package let part: Part?
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
  /// - Parameters:
  ///   - text: What is in the learner's file, if it is a text.
  ///   - beginning: What the file began with, if that is not the starter.
  ///   - isLocked: Whether it continues an exercise that has not passed.
  package init(
    _ exercise: Exercise, record: CourseProgress.Record, text: String?, beginning: String? = nil,
    isLocked: Bool = false
  ) {
    name = exercise.name
    part = exercise.part
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
      let isUntouched = text == beginning ?? exercise.starter
      // A file that is there may be graded, whatever became of the part before.
      state = isLocked && text == nil ? .locked : isUntouched ? .untouched : .begun
    }
  }
}
