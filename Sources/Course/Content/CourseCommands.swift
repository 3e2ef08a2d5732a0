import Foundation
import Terminal

/// The commands of `grade` that its own texts suggest: all of them are made here.
///
/// Each works as it stands for who has run the command that suggests it: with the same course, the same files of
/// the learner, and the same salt.
package struct CourseCommands: Sendable, Equatable {
  /// The folder of the course, unless a command names another one.
  package static let usualCourse = "Exercises"
  /// Those for the course of this package, and the learner's files in it.
  package static let usual = CourseCommands()

  /// The folder of the course as it is typed; `nil` for the usual one.
  private let course: String?
  private let work: String?
  private let salt: String?

  /// - Parameters:
  ///   - course: The folder of the course as the user typed it.
  ///   - work: The folder of the learner's files, likewise.
  ///   - salt: The file of the secret, likewise.
  package init(course: String? = nil, work: String? = nil, salt: String? = nil) {
    // A course that is the usual one needs no name, however it was named.
    self.course = course.flatMap { Self.isUsual($0) ? nil : $0 }
    self.work = work
    self.salt = salt
  }

  private static func isUsual(_ course: String) -> Bool {
    func place(_ path: String) -> String {
      URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
    return place(course) == place(usualCourse)
  }

  /// Those for a class: its reports go to others, who have no files and no secret in these places.
  package var ofClass: CourseCommands { CourseCommands(course: course) }

  /// A command about the course, for an author or a teacher.
  ///
  /// - Parameter words: What follows `grade`, as it is typed.
  package func ofCourse(_ words: String) -> String { text(words, [("--course", course)]) }

  /// A command about the learner's own files, with the same numbers in the checks.
  ///
  /// - Parameters:
  ///   - words: What follows `grade`, as it is typed; empty for the current exercise.
  ///   - label: The name of the secret in the report that suggests the command.
  package func ofLearner(_ words: String, salt label: String? = nil) -> String {
    text(words, [("--course", course), ("--work", work), ("--salt", salt ?? label)])
  }

  private func text(_ words: String, _ options: [(name: String, value: String?)]) -> String {
    let typed = options.compactMap { name, value in
      value.map { "\(name) \(ShellWord.quoted($0))" }
    }
    return (["swift run grade", words] + typed).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
