import Checking
import Foundation

/// What judges an exercise: its files, and the functions in them.
struct ExerciseCheck: Sendable {
  /// The checks of the earlier parts, which have to stay right, and its own.
  var files: [SwiftSource]
  /// The functions, in the order in which they stand there.
  var demands: [Demand]

  /// Reads the check in an exercise's folder.
  ///
  /// - Parameter earlier: The parts that come before it.
  /// - Throws: ``CourseError`` if it cannot be read, or has no function that could be called.
  init(in folder: URL, after earlier: [Exercise]) throws(CourseError) {
    let texts = try Self.texts(in: folder)
    let own: [SwiftSource]
    do {
      own = try SwiftSource.all(texts)
    } catch {
      throw CourseError(description: "\(error)")
    }
    let demands = own.flatMap { Demand.all(in: $0, part: earlier.count + 1) }
    guard !demands.isEmpty else {
      throw CourseError(
        description: "\(folder.path)/check has no function without parameters that could be called")
    }
    files = (try earlier.last?.check ?? []) + own
    self.demands = (try earlier.last?.demands ?? []) + demands
  }

  /// A check for what the program itself judges: none.
  init() { (files, demands) = ([], []) }

  /// The files in an exercise's folder, as the reports call them.
  ///
  /// - Throws: ``CourseError`` if one cannot be read.
  static func texts(in folder: URL) throws(CourseError) -> [(path: String, text: String)] {
    var texts: [(path: String, text: String)] = []
    for file in CourseFile.files(in: folder.appending(path: "check"), ending: ".swift") {
      texts.append(("check/\(file.lastPathComponent)", try CourseFile.text(file)))
    }
    return texts
  }
}
