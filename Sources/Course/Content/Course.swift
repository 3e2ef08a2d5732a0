import Foundation

/// A course: chapters of exercises in a folder.
package struct Course: Sendable {
  /// Where it lies.
  package let folder: URL
  /// What it is called.
  package let title: String
  /// Concepts in the order in which the file names them, each with the words of Swift that mark it.
  package let concepts: [String: [String]]
  /// The chapters in their order.
  package let chapters: [Chapter]

  /// Some exercises that belong together.
  package struct Chapter: Sendable {
    /// The number in its folder's name.
    package let number: Int
    /// Its title.
    package let title: String
    /// Its exercises in their order.
    package let exercises: [Exercise]

    /// The same, with exercises that know which part they are.
    fileprivate func with(_ parts: [String: Part]) -> Chapter {
      let exercises = exercises.map { exercise in
        var exercise = exercise
        exercise.part = parts[exercise.name]
        return exercise
      }
      return Chapter(number: number, title: title, exercises: exercises)
    }
  }

  /// Every exercise in order.
  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The exercise of a name.
  package func exercise(_ name: String) -> Exercise? { exercises.first { $0.name == name } }
}

/// Something in a course that cannot be read, in one sentence.
package struct CourseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence, with the file.
  package let description: String

  /// Makes an error from its sentence.
  package init(description: String) { self.description = description }
}

extension Course {
  /// Reads a course.
  ///
  /// - Throws: ``CourseError`` with the first thing that is not as it should be.
  package init(folder: URL) throws {
    self.folder = folder
    let file = folder.appending(path: "course.json")
    let description = try CourseFile.read(CourseDescription.self, from: file)
    title = description.title
    concepts = description.concepts
    var read: [Exercise] = []
    let chapters = try NumberedFolder.all(in: folder).map { chapter in
      Chapter(
        number: chapter.number,
        title: try CourseFile.title(of: chapter.url.appending(path: "README.md")),
        exercises: try NumberedFolder.all(in: chapter.url).map { exercise in
          let exercise = try Exercise(exercise, number: read.count + 1, after: read)
          read.append(exercise)
          return exercise
        })
    }
    let parts = Part.all(in: read)
    self.chapters = chapters.map { $0.with(parts) }
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
