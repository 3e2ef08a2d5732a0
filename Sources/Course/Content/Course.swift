import Foundation

/// A course: chapters of exercises in a folder.
public struct Course: Sendable {
  /// Where it lies.
  public let folder: URL
  /// What it is called.
  public let title: String
  /// Concepts in the order in which the file names them, each with the words of Swift that mark it.
  public let concepts: [String: [String]]
  /// The chapters in their order.
  public let chapters: [Chapter]

  /// Some exercises that belong together.
  public struct Chapter: Sendable {
    /// The number in its folder's name.
    public let number: Int
    /// Its title.
    public let title: String
    /// Its exercises in their order.
    public let exercises: [Exercise]
  }

  /// Every exercise in order.
  public var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The exercise of a name.
  public func exercise(_ name: String) -> Exercise? { exercises.first { $0.name == name } }
}

/// Something in a course that cannot be read, in one sentence.
public struct CourseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence, with the file.
  public let description: String

  /// Makes an error from its sentence.
  public init(description: String) { self.description = description }
}

extension Course {
  /// Reads a course.
  ///
  /// - Throws: ``CourseError`` with the first thing that is not as it should be.
  public init(folder: URL) throws {
    self.folder = folder
    let file = folder.appending(path: "course.json")
    let description = try CourseFile.read(CourseDescription.self, from: file)
    title = description.title
    concepts = description.concepts
    var count = 0
    chapters = try NumberedFolder.all(in: folder).map { chapter in
      Chapter(
        number: chapter.number,
        title: try CourseFile.title(of: chapter.url.appending(path: "README.md")),
        exercises: try NumberedFolder.all(in: chapter.url).map { exercise in
          count += 1
          return try Exercise(exercise, number: count)
        })
    }
    var seen: Set<String> = []
    for exercise in exercises where !seen.insert(exercise.name).inserted {
      throw CourseError(description: "two exercises are called \(exercise.name)")
    }
    guard !exercises.isEmpty else {
      throw CourseError(description: "\(folder.path) has no exercises")
    }
  }
}

/// The file that makes a folder a course.
struct CourseDescription: Codable, StrictKeys {
  var title: String
  var concepts: [String: [String]]
  static let keys: Set = ["title", "concepts"]
}
