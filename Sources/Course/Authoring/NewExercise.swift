import Foundation

/// An exercise that somebody begins to write.
public struct NewExercise: Sendable {
  /// Its name.
  public let name: String
  /// Its number: that of its folder.
  public let number: Int
  /// What its author should know, if there is no free number where it belongs.
  public let notice: String?

  private let chapter: URL
  /// Whether the chapter has to be made.
  private let isFirst: Bool

  /// Finds a place for an exercise.
  ///
  /// - Parameters:
  ///   - chapter: The chapter's number; the last one if there is none.
  ///   - course: The course's folder.
  /// - Throws: ``CourseError`` for a name that is not sound or taken, or a chapter that is not there.
  public init(_ name: String, chapter: Int?, in course: URL) throws {
    guard ExerciseRules.isSound(name: name) else {
      throw CourseError(description: "'\(name)': \(ExerciseRules.soundNames)")
    }
    _ = try CourseFile.read(
      CourseDescription.self, from: course.appending(path: "course.json"))
    let chapters = try CourseFile.numberedFolders(in: course)
    let exercises = try chapters.map { try CourseFile.numberedFolders(in: $0.2) }
    if exercises.joined().contains(where: { $0.1 == name }) {
      throw CourseError(description: "there is an exercise '\(name)' already")
    }
    self.name = name
    let taken = Set(exercises.joined().map(\.0))
    guard let last = chapters.indices.last else {
      isFirst = true
      self.chapter = course.appending(path: "\(chapter ?? 1)-new-chapter")
      (number, notice) = (1, nil)
      return
    }
    let index = chapter.map { wanted in chapters.firstIndex { $0.0 == wanted } } ?? last
    guard let index else {
      let numbers = chapters.map { "\($0.0)" }.joined(separator: ", ")
      throw CourseError(
        description: "there is no chapter \(chapter ?? 0); there are \(numbers)")
    }
    isFirst = false
    self.chapter = chapters[index].2
    // Behind the chapter's own exercises and those before it.
    let before = exercises[...index].joined().map(\.0).max() ?? 0
    let number = ((before + 1)...).first { !taken.contains($0) } ?? before + 1
    self.number = number
    let follower = exercises[(index + 1)...].joined().map(\.0).min()
    notice =
      follower.map { $0 < number } == true
      ? "There was no free number before the next chapter: \(number) is too high. Give the exercises "
        + "after it higher ones." : nil
  }

  /// Makes its folder: whole, or not at all.
  ///
  /// - Returns: The folder.
  /// - Throws: ``CourseError`` if something cannot be written; then nothing is left behind.
  public func write() throws -> URL {
    let files = FileManager.default
    let padded = number < 10 ? "0\(number)" : "\(number)"
    let folder = chapter.appending(path: "\(padded)-\(name)")
    let begun = chapter.appending(path: ".\(name)-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      for (path, text) in ExerciseTemplate(name).files {
        let file = begun.appending(path: path)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      if isFirst {
        let readMe = chapter.appending(path: "README.md")
        try Data("# \(ExerciseTemplate.mark) The chapter's title\n".utf8).write(to: readMe)
      }
      guard rename(begun.path, folder.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? files.removeItem(at: isFirst ? chapter : begun)
      throw CourseError(description: "\(folder.path) cannot be written: \(error)")
    }
    return folder
  }
}
