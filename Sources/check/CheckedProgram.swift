import Checking
import Terminal

/// What is checked: the learner's files, and how they begin.
struct CheckedProgram {
  let files: ProgramFiles
  let calls: [ScenarioFunction]

  /// Reads everything that the command line names.
  init(_ options: CheckOptions) throws {
    do {
      files = try ProgramFiles(options)
    } catch let error as ProgramFiles.ReadingError {
      throw InputError(description: error.description)
    }
    let sources = files.program.sources
    do {
      calls = try ScenarioFunction.find(options.calls, in: sources)
    } catch {
      throw UsageError(error.description)
    }
    guard calls.isEmpty, !files.program.startsItself else { return }
    let example = sources.lazy.compactMap { ScenarioFunction.callable(in: $0).first?.name }.first
    throw UsageError(
      example.map {
        "there is no code at the top level; name a function to call, such as --call \($0)"
      }
        ?? "nothing to run: there is no code at the top level and no function to --call")
  }
}
