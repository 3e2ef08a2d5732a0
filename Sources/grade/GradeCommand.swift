import Course
import Foundation
import Terminal

/// `grade`: from the command line to the answer.
struct GradeCommand {
  private let options: GradeOptions

  init(words: [String]) throws { options = try GradeOptions(arguments: words) }

  /// Does what was asked for.
  ///
  /// - Returns: The status to end with.
  func run() throws -> ExitStatus {
    if options.wantsHelp {
      Console.print(GradeOptions.syntax.help, terminator: "")
      return .success
    }
    // It may be the first exercise of a course, which before it is none.
    if options.action == .new { return try NewCommand(options).run() }
    // It is about the words of every course.
    if options.action == .explain { return try ExplainCommand(options).run() }
    let session = try Session(options)
    if options.action == .verify { return try VerifyCommand(session).run() }
    // A user who grades what others handed in has no files of their own here.
    let isOthers = ["--submissions", "--merge", "--file"].contains { options.arguments.has($0) }
    let isNew = try !isOthers && session.prepare()
    switch options.action {
    case .watch: return try CurrentCommand(session, isNew: isNew).run()
    case .run: return try RunCommand(session).run()
    case .diff: return try DifferenceCommand(session).run()
    case .list: return try LookCommand(session).list()
    case .show: return try LookCommand(session).show()
    case .hint: return try LookCommand(session).hint()
    case .next: return try MoveCommand(session).next()
    case .skip: return try MoveCommand(session).skip()
    case .reset: return try ResetCommand(session).run()
    case .solution: return try SolutionCommand(session).run()
    case .all: return try AllCommand(session).run()
    case .explain, .verify, .new: return .usage
    }
  }
}
