import Checking
import Exploration
import Foundation

/// A program that an exercise asks about: nobody edits it, and it is explored as it is.
package struct ExerciseProgram: Sendable {
  /// Where it lies, as it is to be shown.
  package let path: String
  /// The name of its file.
  package let fileName: String
  /// What is in it.
  package let text: String

  /// Reads the one Swift file in the folder `program` of an exercise.
  init(in folder: URL) throws(CourseError) {
    let file = try CourseFile.only(in: folder.appending(path: "program"), ending: ".swift")
    path = file.relativePath
    fileName = file.lastPathComponent
    text = try CourseFile.text(file)
  }

  /// A program that lies nowhere yet.
  init(fileName: String, text: String) {
    path = fileName
    self.fileName = fileName
    self.text = text
  }

  /// Its text, taken apart.
  ///
  /// - Throws: An error of the tool that reads Swift.
  package func source() throws -> SwiftSource { try SwiftSource(path: fileName, text: text) }

  /// The program as `check` builds it from its file, so that the two have the same schedules.
  ///
  /// - Throws: An error of the tool that reads Swift.
  package func request() throws -> BuildRequest {
    BuildRequest(ProgramFiles(program: try source()), calls: [], swiftVersion: 6)
  }

  /// Its schedule without any choice, with which every other one of its schedules begins.
  ///
  /// - Throws: An error of the tool that reads Swift.
  package func plainSchedule() throws -> Schedule {
    Schedule(program: try request().fingerprint(call: 0))
  }
}
