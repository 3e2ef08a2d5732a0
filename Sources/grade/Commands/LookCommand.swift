import Course
import Terminal

/// `grade list`, `show` and `hint`: what there is to read.
struct LookCommand {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func list() throws -> ExitStatus {
    if let name = session.options.names.first {
      throw UsageError(
        "'list' lists all exercises; '\(session.commands.ofLearner("show \(name)"))' shows one")
    }
    let progress = try session.progress()
    let list = ListText(
      session.course, session.standings(progress),
      current: progress.current(in: session.course).name, style: session.style)
    Console.print(list.text, terminator: "")
    return .success
  }

  func show() throws -> ExitStatus {
    let exercise = try session.exercise()
    Console.print(try text(of: exercise).text(), terminator: "")
    return .success
  }

  func hint() throws -> ExitStatus {
    let exercise = try session.exercise()
    let count = try exercise.hints().count
    let progress = try session.update { $0.takeHint(exercise, of: count) }
    Console.print(
      try text(of: exercise).hints(1...max(1, progress[exercise].hints)), terminator: "")
    return .success
  }

  private func text(of exercise: Exercise) -> TaskText {
    TaskText(
      exercise, path: session.workspace.path(of: exercise), session.commands, style: session.style)
  }
}
