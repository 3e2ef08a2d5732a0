import Course
import Foundation
import Terminal

/// `grade new`: begins an exercise, for authors.
struct NewCommand {
  private let options: GradeOptions

  init(_ options: GradeOptions) { self.options = options }

  func run() throws -> ExitStatus {
    guard let name = options.names.first, options.names.count == 1 else {
      throw UsageError(
        "'new' takes the name of one exercise, as in: "
          + options.commands.ofCourse("new two-cash-desks"))
    }
    try options.checkCourse()
    let word = try options.arguments.choice(
      "--kind", default: ExerciseKind.repair.rawValue,
      among: ExerciseKind.allCases.map(\.rawValue))
    let folder = try NewExercise(
      name, ExerciseKind(rawValue: word) ?? .repair, at: try place, in: options.course,
      options.commands
    ).write()
    Console.print("Created \(folder.relativePath).")
    Console.print("To see what is left to do: \(options.commands.ofCourse("verify \(name)"))")
    return .success
  }

  private var place: NewExercise.Position {
    get throws(UsageError) {
      guard let other = options.arguments.string("--after") else {
        return .end(
          ofChapter: options.arguments.has("--chapter")
            ? try options.arguments.integer("--chapter", default: 0, in: 1...999) : nil)
      }
      guard !options.arguments.has("--chapter") else {
        throw UsageError("--after \(other) says which chapter it is; leave --chapter out")
      }
      return .after(other)
    }
  }
}
