import Foundation

/// What a learner of a class handed in.
package struct LearnerFolder: Sendable {
  /// The folder's name.
  package let name: FolderName
  /// Whether it is a link, which is not followed.
  package let isLink: Bool
  /// The class's folder.
  let parent: URL
  /// What could have been handed in.
  let course: Course

  /// Where learners and their repositories have the folders of exercises.
  static let homes = ["", "Work/", "Exercises/Work/"]

  /// What there is for an exercise.
  enum Found {
    /// A file, or something in its place, by the path from the folder.
    case file(FolderHandle, path: String)
    case missing(String)
    case unreadable(String)
  }

  /// Opens the folder.
  ///
  /// - Throws: `POSIXError`.
  func open() throws(POSIXError) -> FolderHandle {
    try FolderHandle(name, in: FolderHandle(parent.path))
  }

  /// Looks for the file of an exercise.
  ///
  /// It is looked for where learners and their repositories have it; where there is none, the first of
  /// those places is the answer.
  ///
  /// - Throws: `POSIXError` where that cannot be found out.
  func find(_ exercise: Exercise) throws(POSIXError) -> Found {
    guard !isLink else {
      return .unreadable("the learner's folder is a link, which is not followed")
    }
    let home = try open()
    guard let path = try Self.path(of: exercise, in: home) else {
      let notes = notes(of: [exercise]).map { "; " + $0.words }.joined()
      return .missing("there is no file \(exercise.name)/\(exercise.fileName)" + notes)
    }
    // A folder that is a link could lead to another learner's file, or out of the class.
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += (folder.isEmpty ? "" : "/") + part
      if try home.kind(of: FolderName(folder)) == .link {
        return .unreadable("\(folder) is a link, which is not followed")
      }
    }
    return .file(home, path: path)
  }

  /// The path from the folder at which something stands in the place of an exercise's file.
  private static func path(
    of exercise: Exercise, in home: FolderHandle
  ) throws(POSIXError) -> String? {
    let inFolder = "\(exercise.name)/\(exercise.fileName)"
    for place in homes.map({ $0 + inFolder }) + [exercise.fileName]
    where try home.kind(of: FolderName(place)) != nil { return place }
    return nil
  }

  /// What has to be said about the folder besides what becomes of these exercises.
  package func notes(of exercises: [Exercise]) -> [ClassNote] {
    guard !isLink else { return [ClassNote(kind: .notFollowed)] }
    guard let home = try? open() else { return [] }
    let names = Set(exercises.map(\.name))
    return StrayFiles(course).notes(home) { exercise in
      names.contains(exercise.name) && ((try? Self.path(of: exercise, in: home)) ?? nil) == nil
    }
  }
}
