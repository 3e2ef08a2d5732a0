import Foundation
import Terminal

/// A learner's own files: a folder for each exercise, apart from the course, which stays as it is.
package struct Workspace: Sendable {
  /// Its name in the folder of its course, unless the command names another folder.
  package static let usualName = "Work"

  /// A learner's file where it usually lies, from the folder of the course.
  package static func usualPath(of exercise: Exercise) -> String {
    "\(usualName)/\(exercise.name)/\(exercise.fileName)"
  }

  /// Where it lies.
  package let folder: URL

  private let commands: CourseCommands

  /// The learner's files in a folder.
  ///
  /// - Parameter commands: Those that a notice about the files suggests.
  package init(folder: URL, _ commands: CourseCommands = .usual) {
    self.folder = folder
    self.commands = commands
  }

  /// The progress that is kept with them.
  package var progress: ProgressFile { ProgressFile(folder: folder, commands) }

  /// The file that a learner edits.
  package func file(of exercise: Exercise) -> URL {
    folder.appending(path: exercise.name).appending(path: exercise.fileName)
  }

  /// The file as it is shown to people.
  package func path(of exercise: Exercise) -> String { file(of: exercise).relativePath }

  /// The learner's file, to be graded.
  package func submission(of exercise: Exercise) -> Submission {
    let submission = Submission(file: file(of: exercise), name: exercise.fileName)
    guard case .missing = submission.content, let before = exercise.earlier.last else {
      return submission
    }
    return Submission(
      name: exercise.fileName,
      content: .missing("it continues the file of \(before.name), which has to pass first"))
  }

  /// What is in the learner's file, if it is a text.
  package func text(of exercise: Exercise) -> String? { submission(of: exercise).text }

  /// What the learner's file of an exercise begins with: the starter, or their file of the part before it.
  package func beginning(of exercise: Exercise) -> String {
    exercise.earlier.last.flatMap(text) ?? exercise.starter
  }

  /// Puts the starter of each exercise in its place where nothing is yet; a later part waits for the one
  /// before it.
  ///
  /// - Returns: Whether the work folder is new.
  /// - Throws: ``WorkFolderError`` if a file cannot be written.
  @discardableResult
  package func prepare(for course: Course) throws -> Bool {
    let isNew = !Self.exists(folder)
    let missing = course.exercises.filter { $0.earlier.isEmpty && !Self.exists(file(of: $0)) }
    guard isNew || !missing.isEmpty else { return false }
    try FolderLock(folder).hold {
      for exercise in missing where !Self.exists(file(of: exercise)) { try begin(exercise) }
    }
    return isNew
  }

  /// Puts the learner's file of each part that has passed in the place of the next one, where nothing is yet.
  ///
  /// - Throws: ``WorkFolderError`` if a file cannot be written.
  package func unlock(_ course: Course, _ progress: CourseProgress) throws {
    let unlocked = course.exercises.filter {
      !$0.earlier.isEmpty && !progress.isLocked($0) && !Self.exists(file(of: $0))
    }
    guard !unlocked.isEmpty else { return }
    try FolderLock(folder).hold {
      for exercise in unlocked where !Self.exists(file(of: exercise)) { try begin(exercise) }
    }
  }

  /// Begins an exercise again.
  ///
  /// - Returns: The path of what was there, if it differed from the starter.
  /// - Throws: ``WorkFolderError``; nothing is lost then.
  package func reset(_ exercise: Exercise) throws -> String? {
    try FolderLock(folder).hold {
      let file = file(of: exercise)
      guard Self.exists(file), text(of: exercise) != beginning(of: exercise) else {
        if !Self.exists(file) { try begin(exercise) }
        return nil
      }
      let kept = FreeName.beside(file, ending: "before-reset")
      guard rename(file.relativePath, kept.relativePath) == 0 else {
        throw OutputError(
          description: "cannot keep \(file.relativePath): \(String(cString: strerror(errno)))")
      }
      try begin(exercise)
      return kept.relativePath
    }
  }

  private func begin(_ exercise: Exercise) throws {
    let file = file(of: exercise)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try OutputFile(file.relativePath).write(beginning(of: exercise))
  }

  /// Whether something is there, be it a link that leads nowhere.
  private static func exists(_ file: URL) -> Bool {
    var state = stat()
    return lstat(file.relativePath, &state) == 0
  }
}
