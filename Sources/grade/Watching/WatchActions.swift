import Course
import Synchronization
import Terminal

/// What the watch does with files and with the grader.
struct WatchActions: Sendable {
  private let session: Session
  private let grader: Grader
  private let last = Last()

  /// The text that was graded last, for what follows a pass.
  private final class Last: Sendable {
    let graded = Mutex<(Submission, GradeReport)?>(nil)
  }

  init(_ session: Session, grader: Grader) {
    self.session = session
    self.grader = grader
  }

  func arrival(at exercise: Exercise, isWelcome: Bool = false) throws -> WatchEvent.Arrival {
    let record = try session.progress()[exercise]
    return WatchEvent.Arrival(
      isWelcome: isWelcome,
      isUntouched: session.workspace.text(of: exercise)
        == session.workspace.beginning(of: exercise),
      hints: record.hints, hintCount: try exercise.hints().count)
  }

  func grade(_ exercise: Exercise) throws -> GradeReport {
    let submission = session.workspace.submission(of: exercise)
    let report = try grader.grade(submission, of: exercise)
    if let text = submission.text { try session.note(report, of: text) }
    last.graded.withLock { $0 = (submission, report) }
    return report
  }

  func followUp(_ exercise: Exercise) throws -> String {
    guard let (submission, report) = last.graded.withLock({ $0 }) else { return "" }
    let next = try session.progress().next(after: exercise, in: session.course)
    return try FollowUp(exercise, grader, next: next, session.commands, session.style).text(
      report, of: submission)
  }

  func checkAll() throws -> [GradeReport] {
    try AllCommand(session).gradeWork(session.course.exercises)
  }

  func takeHint(_ exercise: Exercise) throws {
    let count = try exercise.hints().count
    try session.update { $0.takeHint(exercise, of: count) }
  }

  func reset(_ exercise: Exercise) throws -> WatchEvent.Arrival {
    let kept = try session.workspace.reset(exercise)
    try session.update { $0.reset(exercise) }
    var arrival = try arrival(at: exercise)
    arrival.notice =
      kept.map { "Your previous version is kept: \($0)" } ?? "Your file was still unchanged."
    return arrival
  }

  /// Moves on, if there is an exercise that has not passed.
  func next(after exercise: Exercise) throws -> Exercise? {
    guard let next = try session.progress().next(after: exercise, in: session.course) else {
      return nil
    }
    try session.update { $0.go(to: next) }
    return next
  }

  /// Leaves an exercise for later, if there is another one that has not passed.
  func skip(_ exercise: Exercise) throws -> Exercise {
    guard let next = try session.progress().next(after: exercise, in: session.course) else {
      throw CourseError(description: "This is the only exercise that has not passed.")
    }
    try session.update { $0.skip(exercise, to: next) }
    return next
  }

  /// Moves to the exercise before another one.
  func before(_ exercise: Exercise) throws -> Exercise {
    guard exercise.number > 1 else {
      throw CourseError(description: "This is the first exercise.")
    }
    return try go(to: exercise.number - 1)
  }

  /// Moves to the exercise with a number.
  func go(to number: Int) throws -> Exercise {
    let exercises = session.course.exercises
    guard exercises.indices.contains(number - 1) else {
      throw CourseError(
        description: "There is no exercise \(number); there are \(exercises.count).")
    }
    try session.update { $0.go(to: exercises[number - 1]) }
    return exercises[number - 1]
  }
}
