import Course
import Terminal

/// `grade next` and `skip`: which exercise is the current one.
struct MoveCommand {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func next() throws -> ExitStatus {
    if !session.options.names.isEmpty { return try go(to: session.exercise()) }
    let progress = try session.progress()
    let exercise = progress.current(in: session.course)
    guard progress[exercise].passed != nil else {
      Console.complain(
        "\(exercise.name) has not passed yet; "
          + "'\(session.commands.ofLearner("skip"))' leaves it for later",
        as: "grade")
      return .failure
    }
    guard let next = progress.next(after: exercise, in: session.course) else { return finish() }
    return try go(to: next)
  }

  func skip() throws -> ExitStatus {
    let exercise = try session.exercise()
    guard let next = try session.progress().next(after: exercise, in: session.course) else {
      Console.complain("\(exercise.name) is the only exercise left", as: "grade")
      return .failure
    }
    try session.update { $0.skip(exercise, to: next) }
    return try show(next)
  }

  private func go(to exercise: Exercise) throws -> ExitStatus {
    try session.update { $0.go(to: exercise) }
    return try show(exercise)
  }

  private func show(_ exercise: Exercise) throws -> ExitStatus {
    let text = TaskText(
      exercise, path: session.workspace.path(of: exercise), session.commands, style: session.style)
    Console.print(try text.text(), terminator: "")
    return .success
  }

  private func finish() -> ExitStatus {
    Console.print(FinishText(session.course, style: session.style).text, terminator: "")
    return .success
  }
}
