import Course
import Foundation
import Terminal

/// `grade new`: begins an exercise, for authors.
struct NewCommand {
  private let options: GradeOptions

  init(_ options: GradeOptions) { self.options = options }

  func run() throws -> ExitStatus {
    guard let name = options.names.first, options.names.count == 1 else {
      throw UsageError("'new' takes the name of one exercise, as in: grade new two-cash-desks")
    }
    let chapter =
      options.arguments.has("--chapter")
      ? try options.arguments.integer("--chapter", default: 0, in: 1...999) : nil
    let exercise = try NewExercise(name, chapter: chapter, in: options.course)
    let folder = try exercise.write()
    let course = options.arguments.string("--course").map { " --course \($0)" } ?? ""
    Console.print("\(folder.relativePath) is begun.")
    Console.print("What is to be filled in: swift run grade verify \(name)\(course)")
    if let notice = exercise.notice { Console.note(notice) }
    return .success
  }
}
