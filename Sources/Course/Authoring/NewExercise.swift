import Foundation
import Terminal

/// An exercise that an author begins to write.
package struct NewExercise: Sendable {
  /// Where it comes in its course.
  package enum Position: Sendable, Equatable {
    /// Behind the others of the chapter with this number; of the last one if there is none.
    case end(ofChapter: Int?)
    /// Behind the exercise of this name, and before the one that follows it now.
    case after(String)
  }

  /// Its name.
  package let name: String
  /// What a learner does in it.
  private let kind: ExerciseKind
  /// The path of its folder.
  let folder: URL
  /// The folder of its course.
  private let course: URL
  /// The folder of its chapter, if that has to be made.
  private let newChapter: URL?

  /// Finds a place for an exercise.
  ///
  /// - Parameters:
  ///   - course: The course's folder.
  ///   - commands: Those that an error suggests.
  /// - Throws: `UsageError` for a name that is not sound or taken, and for a place that is not there;
  ///   ``CourseError`` for a folder that is no course.
  package init(
    _ name: String, _ kind: ExerciseKind = .repair, at place: Position, in course: URL,
    _ commands: CourseCommands = .usual
  ) throws {
    guard ExerciseRules.isSound(name: name) else {
      throw UsageError("'\(name)': \(ExerciseRules.soundNames), as in two-cash-desks")
    }
    let file = course.appending(path: "course.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CourseError(
        description: "\(course.path) is not a course yet: it needs a file course.json such as "
          + #"{"title": "Queues", "concepts": {}}"#)
    }
    _ = try CourseFile.read(CourseDescription.self, from: file)
    let outline = try CourseOutline(course)
    guard !outline.names.contains(name) else {
      throw UsageError("there is already an exercise '\(name)'; choose another name")
    }
    self.name = name
    self.kind = kind
    self.course = course
    if outline.chapters.isEmpty, case .end(let number) = place {
      let chapter = course.appending(path: "\(number ?? 1)-new-chapter")
      newChapter = chapter
      folder = chapter.appending(path: CourseOutline.folderName(CourseOutline.step, name))
      return
    }
    newChapter = nil
    let (chapter, number) = try outline.find(place, commands)
    folder = chapter.appending(path: CourseOutline.folderName(number, name))
  }

  /// Makes its folder: whole, or not at all.
  ///
  /// - Returns: The folder.
  /// - Throws: ``CourseError`` if something cannot be written, or an error of the tool that reads Swift;
  ///   then nothing is left behind.
  package func write() throws -> URL {
    let template = try ExerciseTemplate(name, kind, in: course)
    let files = FileManager.default
    let process = ProcessInfo.processInfo.processIdentifier
    let begun = folder.deletingLastPathComponent().appending(path: ".\(name)-\(process)")
    do {
      for (path, text) in template.files {
        let file = begun.appending(path: path)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      if let newChapter {
        let readMe = newChapter.appending(path: "README.md")
        try Data("# \(FillIn.mark) The chapter's title\n".utf8).write(to: readMe)
      }
      guard rename(begun.path, folder.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? files.removeItem(at: newChapter ?? begun)
      throw CourseError(description: "\(folder.path) cannot be written: \(error)")
    }
    return folder
  }
}
