import Foundation

/// A mutant that its author lists as no wrong solution, with the reason.
package struct Equivalent: Sendable, Codable, Equatable {
  /// The name of the solution, without the ending.
  package let solution: String
  /// The line of the change.
  package let line: Int
  /// How it was changed.
  package let operation: MutationOperator
  /// The code that the change is about.
  package let code: String
  /// Why it is as right as the solution, in a sentence.
  package let why: String

  /// Whether it lists a mutant.
  package func lists(_ mutant: Mutant, of solution: String) -> Bool {
    self.solution == solution && line == mutant.line && operation == mutant.operation
      && code == mutant.code
  }
}

extension Exercise {
  /// The name of the file in an exercise's folder that lists mutants which are no wrong solutions.
  package static let equivalentsName = "equivalents.json"

  /// The mutants that the exercise's author lists as no wrong solutions; none without a file.
  ///
  /// - Throws: ``CourseError`` if the file is not as it should be.
  package func equivalents() throws(CourseError) -> [Equivalent] {
    let file = folder.appending(path: Self.equivalentsName)
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try CourseFile.read(EquivalentsFile.self, from: file).equivalents
  }
}

private struct EquivalentsFile: Codable, StrictKeys {
  var equivalents: [Equivalent]
  static let keys: Set = ["equivalents"]
}
