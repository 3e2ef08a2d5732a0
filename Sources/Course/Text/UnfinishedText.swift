import Foundation

/// What is said about exercises in which an author has still to write something: learners would read the marks.
package enum UnfinishedText {
  /// A sentence for each such exercise, with the file to edit.
  package static func sentences(_ exercises: [Exercise], _ commands: CourseCommands) -> [String] {
    var told: Set<String> = []
    // A later part shows the checks of the earlier ones.
    return exercises.flatMap { $0.earlier + [$0] }.compactMap { exercise in
      guard told.insert(exercise.name).inserted else { return nil }
      let places = FillIn.all(in: exercise)
      guard let first = places.first else { return nil }
      let count = places.count == 1 ? "one place still says" : "\(places.count) places still say"
      return "\(exercise.name) is not finished: \(count) FILL IN, the first of them in "
        + "\(first.file.relativePath), line \(first.line); "
        + "'\(commands.ofCourse("verify \(exercise.name)"))' lists them all"
    }
  }
}
