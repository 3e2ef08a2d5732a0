import Foundation
import Terminal

/// What is said about the folder of a class.
enum ClassText {
  static func isOneLearner(_ folder: URL, having path: String, _ commands: CourseCommands) -> String
  {
    let parent = folder.standardizedFileURL.deletingLastPathComponent()
    return
      "\(folder.relativePath) is one learner's folder: it has \(path). Name the folder that has one for "
      + "each learner: "
      + commands.ofCourse("all --submissions \(ShellWord.quoted(parent.relativePath))")
  }

  static func isUnreadable(_ folder: URL, _ error: POSIXError) -> String {
    "\(folder.path) is not a readable folder: \(String(cString: strerror(error.code.rawValue)))"
  }

  static func leftOut(_ names: [String]) -> String {
    "No learner's folder, and left out: \(names.joined(separator: ", "))"
  }

  static func isEmpty(_ folder: URL) -> String {
    "\(folder.path) has no folders; it should have one for each learner"
  }
}

extension ClassNote {
  /// The note in a few words, for a row of a table.
  package var words: String {
    switch kind {
    case .notFollowed: "not followed: the folder is a link"
    case .unknownName:
      "\(path ?? "") is not looked at" + (nearest.map { "; did you mean \($0)?" } ?? "")
    }
  }
}

extension GradeReport.Salt {
  /// The sentence for a report.
  package var words: String {
    "The numbers depend on the salt \(name) (SHA-256 \(digest.prefix(16))…)."
  }
}
