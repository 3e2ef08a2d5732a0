import Foundation

/// The `check` of this package, where it lies beside the executable that runs.
struct CheckTool {
  /// What it says of a program, as far as lessons need it.
  struct Answer: Decodable {
    /// Something that is wrong.
    struct Finding: Decodable {
      /// What, and on which lines.
      let headline: String
      /// The schedule that shows it.
      let schedule: String
    }

    /// How sure it is that there is nothing else.
    let certainty: String?
    /// How many executions it ran.
    let executions: Int
    /// What is wrong.
    let findings: [Finding]
  }

  private let path: String

  /// Finds it.
  ///
  /// - Throws: ``MissingTool`` if it is not there.
  init() throws {
    path =
      Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "check").path ?? ""
    guard access(path, X_OK) == 0 else {
      throw MissingTool(
        description: "check is not beside demo; 'swift build' builds both, then run this again")
    }
  }

  /// Has a program explored.
  ///
  /// - Throws: ``MissingTool`` if it cannot explore here.
  func check(_ program: SmallProgram) throws -> Answer {
    let folder = try program.written()
    defer { folder.remove() }
    let run = try ToolRun(
      path, [folder.source.path, "--json", "-"], in: folder, limit: .seconds(45))
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)) else {
      let reason = run.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw MissingTool(description: "check explored nothing\(reason)")
    }
    return answer
  }
}
