import Foundation
import Terminal

/// The file in which progress is kept: written whole after each change, by one process at a time.
package struct ProgressFile: Sendable {
  /// Its name in the work folder.
  package static let name = "progress.json"

  private let folder: URL
  private let url: URL
  private let commands: CourseCommands

  /// The file of a work folder.
  ///
  /// - Parameter commands: Those that a notice suggests.
  package init(folder: URL, _ commands: CourseCommands = .usual) {
    self.folder = folder
    self.commands = commands
    url = folder.appending(path: Self.name)
  }

  /// What was read, and what has to be said about it.
  package struct Reading: Sendable, Equatable {
    /// The progress; none where there was no file, or none that could be understood.
    package var progress: CourseProgress
    /// That a file could not be understood and where it is now, as a sentence.
    package var notice: String?
  }

  /// Reads the file; one that cannot be understood is put aside.
  ///
  /// - Throws: ``WorkFolderError`` if it has to be put aside and cannot be.
  package func read() throws -> Reading {
    // The file is replaced as a whole: a process that only reads it needs no lock.
    switch content {
    case .progress(let progress): return Reading(progress: progress)
    case .nothing: return Reading(progress: CourseProgress())
    case .unreadable: return try FolderLock(folder).hold { try readLocked() }
    }
  }

  /// Changes what is in the file now, even if another process wrote it last.
  ///
  /// - Parameter change: What happens to the progress; its result is written if it differs.
  /// - Throws: ``WorkFolderError`` if the file cannot be written; it is then as it was.
  @discardableResult
  package func update(_ change: (inout CourseProgress) -> Void) throws -> Reading {
    try FolderLock(folder).hold {
      var reading = try readLocked()
      let before = reading.progress
      change(&reading.progress)
      if reading.progress != before { try write(reading.progress) }
      return reading
    }
  }

  private func write(_ progress: CourseProgress) throws {
    try OutputFile(url.relativePath).write(try CanonicalJSON.text(progress))
  }

  // MARK: Reading

  private enum Content {
    case nothing
    case progress(CourseProgress)
    case unreadable(String)
  }

  private var content: Content {
    var state = stat()
    guard stat(url.relativePath, &state) == 0 else { return .nothing }
    // A pipe or a device could block the reader forever.
    guard state.st_mode & S_IFMT == S_IFREG, state.st_size <= CourseFile.mostBytes else {
      return .unreadable("it is not a file of at most 1 MiB")
    }
    guard let data = FileManager.default.contents(atPath: url.relativePath) else {
      return .unreadable("it cannot be read")
    }
    do {
      return .progress(try JSONDecoder().decode(CourseProgress.self, from: data))
    } catch {
      return .unreadable(CourseFile.reason(error))
    }
  }

  private func readLocked() throws -> Reading {
    switch content {
    case .progress(let progress): return Reading(progress: progress)
    case .nothing: return Reading(progress: CourseProgress())
    case .unreadable(let reason):
      let kept = try putAside()
      return Reading(
        progress: CourseProgress(),
        notice: "\(url.relativePath) is not used: \(reason). It is kept as \(kept). Your exercises "
          + "are as they were; '\(commands.ofLearner("all"))' finds out again which of them pass.")
    }
  }

  private func putAside() throws -> String {
    let kept = FreeName.beside(url, ending: "unreadable")
    guard rename(url.relativePath, kept.relativePath) == 0 else {
      throw OutputError(
        description: "cannot put \(url.relativePath) aside: \(String(cString: strerror(errno)))")
    }
    return kept.lastPathComponent
  }
}

/// Names for what is kept when something else takes its place.
enum FreeName {
  /// The first of `file.ending-1`, `file.ending-2` … that is not there yet.
  static func beside(_ file: URL, ending: String) -> URL {
    let folder = file.deletingLastPathComponent()
    for number in 1... {
      let url = folder.appending(path: "\(file.lastPathComponent).\(ending)-\(number)")
      var state = stat()
      if lstat(url.relativePath, &state) != 0 { return url }
    }
    return file
  }
}
