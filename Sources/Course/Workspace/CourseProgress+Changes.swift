extension CourseProgress {
  /// Remembers what grading a learner's file came to.
  ///
  /// A report without a verdict changes nothing. A pass stays a pass while the learner continues to experiment. Only the very text that passed can
  /// lose it: when the course has changed, and the text no longer passes.
  ///
  /// - Parameter text: What was graded.
  package mutating func note(_ report: GradeReport, of text: String) {
    guard report.isJudged else { return }
    var record = exercises[report.exercise] ?? Record()
    let digest = TextDigest.of(text)
    if report.hasPassed {
      record.passed = Pass(points: report.points, of: report.of, text: digest)
      record.isSkipped = false
    } else if record.passed?.text == digest {
      record.passed = nil
    }
    exercises[report.exercise] = record == Record() ? nil : record
  }

  /// Takes one more hint.
  ///
  /// - Parameter count: How many hints the exercise has.
  package mutating func takeHint(_ exercise: Exercise, of count: Int) {
    self[exercise].hints = min(count, self[exercise].hints + 1)
  }

  /// Makes an exercise the current one.
  package mutating func go(to exercise: Exercise) { current = exercise.name }

  /// Leaves an exercise without a pass, for another one.
  package mutating func skip(_ exercise: Exercise, to next: Exercise) {
    if self[exercise].passed == nil { self[exercise].isSkipped = true }
    current = next.name
  }

  /// Remembers that a solution was shown before a pass.
  package mutating func reveal(_ exercise: Exercise) { self[exercise].hasRevealed = true }

  /// Begins an exercise again; that a solution was shown cannot be undone.
  package mutating func reset(_ exercise: Exercise) {
    let hasRevealed = self[exercise].hasRevealed
    self[exercise] = Record()
    self[exercise].hasRevealed = hasRevealed
  }
}
