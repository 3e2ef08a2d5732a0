import Course
import Terminal

/// `grade solution`: how others solve it, next to the learner's own.
struct SolutionCommand {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func run() throws -> ExitStatus {
    let exercise = try session.exercise()
    if try session.progress()[exercise].passed == nil {
      guard session.options.arguments.has("--reveal") else {
        Console.complain(
          "\(exercise.name) has not passed yet: solutions are there to compare with yours "
            + "afterwards. '\(session.commands.ofLearner("hint \(exercise.name)"))' helps; "
            + "--reveal shows them anyway, and is recorded",
          as: "grade")
        return .failure
      }
      try session.update { $0.reveal(exercise) }
    }
    let text = SolutionText(
      exercise, own: session.workspace.text(of: exercise), style: session.style)
    Console.print(try text.text(), terminator: "")
    return .success
  }
}
