import Checking
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
    guard let toolchain = Toolchain() else {
      Console.complain("no swiftc on the PATH: install a Swift toolchain", as: "grade")
      return .unavailable
    }
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let grader = Grader(toolchain: toolchain, executable: executable)
    let course = try Course(folder: options.course)
    switch options.action {
    case .verify: return try VerifyCommand(options, course, grader).run()
    case .all: return try AllCommand(options, course, executable: executable).run()
    case .run: return try RunCommand(options, course, grader).run()
    default: throw UsageError("'\(options.action.rawValue)' is not there yet")
    }
  }
}
