import Checking
import Course
import Foundation
import Patterns

/// What a book is made of: everything that it shows, before a page is made.
package struct BookContents: Sendable {
  /// What the book is called.
  static let title = "Interleave"

  /// The package's folder.
  let root: URL
  let course: Course
  let patterns: [Pattern]
  let exercises: [Exercise]
  let topics: [Topic]
  let documents: [BookDocument]
  let glossary: [GlossaryEntry]
  let catalogues: [DocumentationCatalogue]

  /// Some of what there is, for a book that is tried.
  package struct Selection: Sendable {
    /// Names of patterns; `nil` for all.
    package var patterns: [String]?
    /// Names of exercises; `nil` for all.
    package var exercises: [String]?
    /// Names of topics; `nil` for all.
    package var topics: [String]?
    /// Whether DocC makes its part.
    package var hasReference: Bool

    /// A selection.
    package init(
      patterns: [String]? = nil, exercises: [String]? = nil, topics: [String]? = nil,
      hasReference: Bool = true
    ) {
      (self.patterns, self.exercises, self.topics) = (patterns, exercises, topics)
      self.hasReference = hasReference
    }
  }

  /// The folder that this package was built in.
  package static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// How much there is, in a sentence without its end.
  package var summary: String {
    "A book of \(patterns.count) patterns, \(exercises.count) exercises, \(topics.count) findings "
      + "and \(documents.count) documents"
  }

  /// Reads what there is.
  ///
  /// - Parameter root: The package's folder.
  /// - Throws: ``BookError``, or `CourseError`, with the first thing that is not as it should be.
  package init(root: URL, _ selection: Selection = Selection()) throws {
    self.root = root
    let course = try Course(folder: root.appending(path: "Exercises"))
    self.course = course
    patterns = Catalogue.all.filter { selection.patterns?.contains($0.name) ?? true }
    exercises = course.exercises.filter { selection.exercises?.contains($0.name) ?? true }
    topics = Topic.allCases.filter { selection.topics?.contains($0.name) ?? true }
    documents = try BookDocument.all(in: root)
    glossary = try GlossaryEntry.all(in: documents)
    catalogues = selection.hasReference ? try DocumentationCatalogue.all(in: root) : []
  }

  /// The exercises of a chapter that are in the book.
  func exercises(of chapter: Course.Chapter) -> [Exercise] {
    let names = Set(exercises.map(\.name))
    return chapter.exercises.filter { names.contains($0.name) }
  }

  /// Whether a page is in the book.
  func has(_ place: Place) -> Bool {
    switch place {
    case .first, .patterns, .exercises, .findings, .glossary, .documents: true
    case .pattern(let name), .run(let name): patterns.contains { $0.name == name }
    case .exercise(let name), .play(let name): exercises.contains { $0.name == name }
    case .finding(let name), .story(let name), .program(let name):
      topics.contains { $0.name == name }
    case .document(let name): documents.contains { $0.name == name }
    case .reference: !catalogues.isEmpty
    }
  }
}

/// Why no book is made, in one sentence.
package struct BookError: Error, CustomStringConvertible {
  /// The sentence.
  package let description: String

  /// An error from its sentence.
  package init(_ description: String) { self.description = description }
}
