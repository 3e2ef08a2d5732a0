import Foundation

/// A folder with a folder for each learner.
package struct ClassFolder: Sendable {
  /// Where it lies.
  package let folder: URL
  /// The learners, in the order of the bytes of their folders' names.
  package private(set) var learners: [LearnerFolder] = []
  /// Folders that are no learner's: results of the grader, and those whose name begins with a dot.
  package private(set) var others: [FolderName] = []

  /// The folders that have no row, as a sentence; `nil` for none.
  package var notice: String? {
    others.isEmpty ? nil : ClassText.leftOut(others.map(\.text))
  }

  /// Looks into a folder.
  ///
  /// - Parameters:
  ///   - folder: Where it lies.
  ///   - course: The exercises, of which a learner's own folder has folders.
  ///   - commands: Those that an error suggests.
  /// - Throws: ``CourseError`` if it cannot be read, holds no folder, or is one learner's.
  package init(_ folder: URL, of course: Course, _ commands: CourseCommands = .usual)
    throws(CourseError)
  {
    self.folder = folder
    let path: String?
    do throws(POSIXError) {
      let handle = try FolderHandle(folder.path)
      for name in try handle.names() { try add(name, in: handle, of: course) }
      path = try Self.ownFile(in: handle, of: course)
    } catch {
      throw CourseError(description: ClassText.isUnreadable(folder, error))
    }
    if let path {
      throw CourseError(description: ClassText.isOneLearner(folder, having: path, commands))
    }
    guard !learners.isEmpty else { throw CourseError(description: ClassText.isEmpty(folder)) }
  }

  private mutating func add(
    _ name: FolderName, in handle: FolderHandle, of course: Course
  ) throws(POSIXError) {
    switch try handle.kind(of: name) {
    case .link where !handle.leadsToFile(name):
      learners.append(LearnerFolder(name: name, isLink: true, parent: folder, course: course))
    case .folder:
      if name.bytes.first == UInt8(ascii: ".") || ResultsFolder.isOne(name, in: handle) {
        others.append(name)
      } else {
        learners.append(LearnerFolder(name: name, isLink: false, parent: folder, course: course))
      }
    default: break
    }
  }

  /// The path of an exercise's file in its folder, if the class is a learner's own folder.
  private static func ownFile(
    in handle: FolderHandle, of course: Course
  ) throws(POSIXError) -> String? {
    for exercise in course.exercises {
      for home in LearnerFolder.homes {
        let path = "\(home)\(exercise.name)/\(exercise.fileName)"
        if try handle.kind(of: FolderName(path)) != nil { return path }
      }
    }
    return nil
  }
}
