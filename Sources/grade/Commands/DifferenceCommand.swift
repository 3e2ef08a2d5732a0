import Course
import Terminal

/// `grade diff`: what changed in the verdict since the last version of a learner's file.
struct DifferenceCommand {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func run() throws -> ExitStatus {
    let exercise = try session.exercise()
    let submission = session.workspace.submission(of: exercise)
    guard let text = submission.text else {
      throw CourseError(
        description: "\(session.workspace.path(of: exercise)) has nothing to compare")
    }
    let report = try session.grader().grade(submission, of: exercise)
    let kept = try session.note(report, of: text)
    Console.print(
      DifferenceText(kept, of: exercise, style: session.style).text, terminator: "")
    return report.hasPassed ? .success : .failure
  }
}
