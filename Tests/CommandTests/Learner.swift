import CommandSupport
import Course
import Foundation

/// The course of this package with a learner's files in a folder of their own.
struct Learner {
  let folder: TemporaryFolder
  static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Exercises")

  init() throws { folder = try TemporaryFolder() }

  var work: URL { folder.url.appending(path: "Work") }
  var options: [String] { ["--course", Self.course.path, "--work", work.path] }

  func grade(_ words: String...) throws -> Command { try Command.run("grade", words + options) }

  /// The learner's file of an exercise.
  func file(_ exercise: Exercise) -> URL { Workspace(folder: work).file(of: exercise) }

  /// Saves a text as editors do: a new file in the place of the old one.
  func save(_ text: String, _ exercise: Exercise) throws {
    try text.write(to: file(exercise), atomically: true, encoding: .utf8)
  }

  func first() throws -> Exercise { try Course(folder: Self.course).exercises[0] }

  /// The name of a course's exercise by its place in the list.
  func solved() throws -> String { try first().solutions()[0].text }
}
