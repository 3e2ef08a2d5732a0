import Course
import Foundation
import Terminal

/// `grade reset`: an exercise, or all of them, as at the beginning.
struct ResetCommand {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func run() throws -> ExitStatus {
    let exercises = try chosen()
    let what = exercises.count == 1 ? exercises[0].name : "all \(exercises.count) exercises"
    guard try isSure(of: what) else {
      Console.print("Nothing was changed.")
      return .failure
    }
    for exercise in exercises {
      if let kept = try session.workspace.reset(exercise) {
        Console.print("\(exercise.name) starts again. Your previous version is kept: \(kept)")
      } else if exercises.count == 1 {
        Console.print("\(exercise.name) starts again. Your file was still unchanged.")
      }
    }
    try session.update { progress in
      for exercise in exercises { progress.reset(exercise) }
      if exercises.count == session.course.exercises.count { progress.current = nil }
    }
    if exercises.count > 1 { Console.print("All exercises are back at their start.") }
    return .success
  }

  private func chosen() throws -> [Exercise] {
    let wantsAll = session.options.arguments.has("--all")
    guard wantsAll != !session.options.names.isEmpty else {
      throw UsageError("reset takes the name of an exercise, or --all")
    }
    return wantsAll ? session.course.exercises : [try session.exercise()]
  }

  private func isSure(of what: String) throws -> Bool {
    if session.options.arguments.has("--yes") { return true }
    guard isatty(0) == 1 else {
      throw UsageError("reset asks for confirmation, but there is no terminal; add --yes")
    }
    Console.print(
      "Begin \(what) again? Your version is kept next to it. (y/n) ", terminator: "")
    return ["y", "yes"].contains((readLine() ?? "").lowercased())
  }
}
