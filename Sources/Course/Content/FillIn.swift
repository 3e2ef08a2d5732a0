import Foundation

/// A place where an author has still to write something.
package struct FillIn: Sendable, Equatable {
  /// What marks such a place: `grade new` leaves it, `grade verify` names each.
  static let mark = "FILL IN:"

  /// The file.
  package let file: URL
  /// Its path from the exercise's folder; for the README of the chapter from that one's.
  package let path: String
  /// The number of the line, from 1.
  package let line: Int
  /// What is to be written there.
  package let what: String

  /// The places of an exercise, and of its chapter, in the order of the files in the instructions for authors.
  package static func all(in exercise: Exercise) -> [FillIn] {
    let folder = exercise.folder
    var files = ["README.md", "exercise.json"].map { (folder.appending(path: $0), $0) }
    for place in ["starter", "check", "program", "hints", "solutions", "wrong"] {
      files += CourseFile.files(in: folder.appending(path: place), ending: "").map {
        ($0, "\(place)/\($0.lastPathComponent)")
      }
    }
    let chapter = folder.deletingLastPathComponent()
    files.append(
      (chapter.appending(path: "README.md"), "\(chapter.lastPathComponent)/README.md"))
    return files.flatMap { file, path in
      // What cannot be read is missed by who needs it.
      places(in: (try? CourseFile.text(file)) ?? "").map {
        FillIn(file: file, path: path, line: $0.line, what: $0.what)
      }
    }
  }

  private static func places(in text: String) -> [(line: Int, what: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      line.range(of: mark).map { found in
        (index + 1, line[found.upperBound...].trimmingCharacters(in: [" ", "\"", ",", "]"]))
      }
    }
  }
}
