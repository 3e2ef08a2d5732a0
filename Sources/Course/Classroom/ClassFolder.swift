import Foundation

/// A folder with a folder for each learner.
package struct ClassFolder: Sendable {
  /// Where it lies.
  package let folder: URL
  /// The learners, by the names of their folders.
  package let learners: [String]

  /// Looks into a folder.
  ///
  /// - Throws: ``CourseError`` if it cannot be read or holds no folder.
  package init(_ folder: URL) throws(CourseError) {
    self.folder = folder
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw CourseError(description: "\(folder.path) is not a readable folder")
    }
    learners = names.filter { name in
      !name.hasPrefix(".") && Self.kind(of: folder.appending(path: name)) == S_IFDIR
    }.sorted()
    guard !learners.isEmpty else {
      throw CourseError(
        description: "\(folder.path) has no folders; it should have one for each learner")
    }
  }

  /// The file that a learner handed in for an exercise.
  ///
  /// It is looked for where learners and their repositories have it; where there is none, the first of
  /// those places is the answer.
  package func file(of learner: String, for exercise: Exercise) -> URL {
    let home = folder.appending(path: learner)
    let places = [
      "\(exercise.name)/\(exercise.fileName)", "Work/\(exercise.name)/\(exercise.fileName)",
      "Exercises/Work/\(exercise.name)/\(exercise.fileName)", exercise.fileName,
    ]
    let found = places.first { Self.kind(of: home.appending(path: $0)) != nil } ?? places[0]
    // A folder that is a link could lead to another learner's file, or out of the class.
    var path = home
    for part in found.split(separator: "/").dropLast() {
      path.append(path: String(part))
      if Self.kind(of: path) == S_IFLNK { return path }
    }
    return home.appending(path: found)
  }

  /// Where a file is in a learner's own folder.
  package func path(of file: URL, from learner: String) -> String {
    let home = folder.appending(path: learner).path + "/"
    return file.path.hasPrefix(home)
      ? String(file.path.dropFirst(home.count)) : file.lastPathComponent
  }

  /// What stands at a path, links not followed.
  private static func kind(of url: URL) -> mode_t? {
    var state = stat()
    guard lstat(url.path, &state) == 0 else { return nil }
    return state.st_mode & S_IFMT
  }
}
