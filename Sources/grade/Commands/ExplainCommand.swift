import Checking
import Course
import Terminal

/// `grade explain`: what a kind of finding is.
struct ExplainCommand {
  private let options: GradeOptions

  init(_ options: GradeOptions) { self.options = options }

  func run() throws -> ExitStatus {
    let request = try ExplanationRequest(
      options.names.joined(separator: " "), command: Topic.gradeCommand)
    let json = try options.json
    try json?.write(request.json())
    if json?.isStandardOutput != true {
      Console.print(request.text(options.style), terminator: "")
    }
    return .success
  }
}
