import Foundation

/// What is said about the folder of a class.
enum ClassText {
  static func isOneLearner(_ folder: URL, having path: String) -> String {
    let parent = folder.standardizedFileURL.deletingLastPathComponent()
    return
      "\(folder.relativePath) is one learner's folder: it has \(path). Name the folder that has one for "
      + "each learner: swift run grade all --submissions \(parent.relativePath)"
  }

  static func isUnreadable(_ folder: URL, _ error: POSIXError) -> String {
    "\(folder.path) is not a readable folder: \(String(cString: strerror(error.code.rawValue)))"
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

extension Gradebook {
  /// The notes about the learner's folder, and why there is no verdict where that is not the learner's doing.
  var noteWords: String {
    let causes = Set(exercises.filter { !$0.isJudged }.map(\.why)).sorted()
    return ((notes ?? []).map(\.words) + causes).joined(separator: ". ")
  }

  /// What a row of a class says at its end: what keeps it from being judged, or the first that has not passed.
  var remark: String {
    if let note = notes?.first(where: { $0.kind == .notFollowed }) { return note.words }
    let first = exercises.first { !$0.isJudged } ?? exercises.first { !$0.hasPassed }
    return first.map { "\($0.exercise): \($0.isJudged ? $0.state.words : $0.why)" } ?? ""
  }
}

extension ClassFolder {
  /// The folders that have no row, as a sentence; `nil` for none.
  package var notice: String? {
    guard !others.isEmpty else { return nil }
    return "No learner's folder, and left out: \(others.map(\.text).joined(separator: ", "))"
  }
}

extension GradeReport.Salt {
  /// The sentence for a report.
  package var words: String {
    "The numbers depend on the salt \(name) (SHA-256 \(digest.prefix(16))…)."
  }
}
