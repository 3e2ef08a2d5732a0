import Checking
import Foundation

/// Where an exercise stands among those that go on with one file: the parts of a capstone.
package struct Part: Sendable, Equatable, Codable {
  /// Its number, from 1.
  package var number: Int
  /// How many parts there are.
  package var count: Int

  /// A part by its number.
  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The parts of a course by the names of their exercises.
  static func all(in exercises: [Exercise]) -> [String: Part] {
    var parts: [String: Part] = [:]
    // A later one knows all that come before it, and so replaces what those said of the number of parts.
    for exercise in exercises where !exercise.earlier.isEmpty {
      let whole = exercise.earlier + [exercise]
      for (index, one) in whole.enumerated() {
        parts[one.name] = Part(number: index + 1, count: whole.count)
      }
    }
    return parts
  }
}

extension Exercise {
  /// The parts that come before one which continues another exercise.
  ///
  /// - Throws: ``CourseError`` if that does not come before it, or is continued already.
  static func parts(
    before name: String, continuing other: String?, among exercises: [Exercise]
  ) throws(CourseError) -> [Exercise] {
    guard let other else { return [] }
    guard let found = exercises.first(where: { $0.name == other }) else {
      throw CourseError(
        description: "\(name) continues '\(other)', which is no exercise that comes before it")
    }
    if let rival = exercises.first(where: { $0.manifest.continues == other }) {
      throw CourseError(description: "both \(rival.name) and \(name) continue \(other)")
    }
    return found.earlier + [found]
  }

  /// The folder of the exercise to whose check a file belongs: its own, or that of an earlier part.
  package func home(ofCheck path: String) -> URL {
    earlier.first { part in
      ((try? ExerciseCheck.texts(in: part.folder)) ?? []).contains { $0.path == path }
    }?.folder ?? folder
  }
}
