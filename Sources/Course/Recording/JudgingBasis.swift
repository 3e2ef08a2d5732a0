import Checking
import Foundation
import SeededRandom

/// What a report depends on besides the submission: with the same basis, the same file gets the same report.
package struct JudgingBasis: Sendable, Codable, Equatable {
  /// One exercise.
  package struct Part: Sendable, Codable, Equatable {
    /// Its name.
    package let exercise: String
    /// What stands for all its files.
    package let digest: String
  }

  /// The course's title.
  package let course: String
  /// The exercises that are graded, in their order.
  package let exercises: [Part]
  /// What stands for the programs that judge.
  package let grader: String
  /// What may be told of the secret that the checks' numbers depend on, for a class that has one.
  package let salt: GradeReport.Salt?

  /// Looks at a course, and at the programs that judge it.
  ///
  /// - Parameter executable: The running `grade`.
  /// - Throws: ``CourseError`` for a file that cannot be read.
  package init(
    _ course: Course, _ exercises: [Exercise], executable: String, toolchain: Toolchain,
    salt: Salt? = nil
  ) throws(CourseError) {
    self.course = course.title
    self.exercises = try Self.parts(exercises)
    var key = ContentKey()
    // The explored object is built against what is linked into the executable.
    if let path = key.add(programsOf: executable) {
      throw CourseError(description: "\(path) cannot be read")
    }
    // A date would differ between machines that have the same toolchain.
    var state = stat()
    stat(toolchain.swiftFrontend, &state)
    key.add("\(state.st_size)")
    grader = key.text
    self.salt = salt?.label
  }

  /// A digest of each exercise.
  ///
  /// - Throws: ``CourseError`` for a file that cannot be read.
  static func parts(_ exercises: [Exercise]) throws(CourseError) -> [Part] {
    var parts: [Part] = []
    for exercise in exercises {
      var key = ContentKey()
      // Checks of earlier parts judge it as well.
      for folder in (exercise.earlier + [exercise]).map(\.folder) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        for path in paths.sorted() {
          let file = folder.appending(path: path).path
          var state = stat()
          guard stat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { continue }
          key.add(path)
          try add(file, to: &key)
        }
      }
      parts.append(Part(exercise: exercise.name, digest: key.text))
    }
    return parts
  }

  private static func add(_ path: String, to key: inout ContentKey) throws(CourseError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CourseError(description: "\(path) cannot be read")
    }
    data.withUnsafeBytes { key.add(bytes: $0) }
  }

  /// What stands for a submission and everything else that its report depends on.
  package func key(of submission: Submission, for exercise: Exercise) -> String {
    let content =
      switch submission.content {
      case .text(let text): ["text", text]
      case .missing(let reason): ["missing", reason]
      case .unreadable(let reason): ["unreadable", reason]
      }
    let part = exercises.first { $0.exercise == exercise.name }
    let all = [grader, salt?.digest ?? "", part?.digest ?? ""] + content
    // Where one text ends matters; a learner could look for a text with the key of another one.
    return SHA256(all.flatMap { text in Array("\(text.utf8.count):".utf8) + Array(text.utf8) }).text
  }
}
