import Foundation

/// What a learner of a class handed in for an exercise, as it is now.
package struct ClassSubmission: Sendable {
  /// What is there.
  package let submission: Submission
  /// Where it is in the learner's folder; where it should be, if there is nothing.
  package let path: String

  /// Looks it up.
  ///
  /// - Returns: `nil` where that cannot be found out.
  package init?(_ exercise: Exercise, of learner: LearnerFolder) {
    let name = exercise.fileName
    var path = "\(exercise.name)/\(name)"
    switch try? learner.find(exercise) {
    case .file(let home, let found):
      path = found
      let file = URL(filePath: "/proc/self/fd/\(home.descriptor)/\(found)")
      submission = withExtendedLifetime(home) { Submission(file: file, name: name) }
    case .missing(let reason): submission = Submission(name: name, content: .missing(reason))
    case .unreadable(let reason): submission = Submission(name: name, content: .unreadable(reason))
    case nil: return nil
    }
    self.path = path
  }
}
