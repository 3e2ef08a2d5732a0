import Checking
import Course
import Foundation
import Pages
import Patterns
import SwiftToolchain
import Terminal

/// Makes a book: every page, and every run that a page shows.
package struct BookMaker: Sendable {
  private let contents: BookContents
  private let binding: Bookbinding
  private let programs: ProgramRun
  private let reference: ReferenceMaker?
  private let base: String

  /// Makes ready; nothing is run yet.
  ///
  /// - Parameters:
  ///   - products: The folder with what the build has made.
  ///   - base: The path of the book on its server, which only DocC's part has to know; empty for the server's own.
  /// - Throws: ``BookError`` if something that is needed is missing.
  package init(
    _ contents: BookContents, products: URL, toolchain: Toolchain, base: String = ""
  ) throws {
    (self.contents, self.base) = (contents, base)
    binding = Bookbinding(contents: contents, date: Page.Origin.text(of: Date()))
    programs = ProgramRun(folder: products, prefix: "swift run ")
    reference =
      contents.has(.reference)
      ? try ReferenceMaker(contents, products: products, toolchain: toolchain, base: base) : nil
  }

  /// Makes it, whole or not at all.
  ///
  /// - Parameter progress: Is told how much is done, and what was; on any thread, one at a time.
  /// - Throws: ``BookError``, `OutputError`, or what keeps a run from its end; nothing is left behind then.
  package func make(
    in folder: BookFolder, progress: @escaping @Sendable (Double, String) -> Void = { _, _ in }
  ) throws {
    let draft = try folder.begin()
    do {
      try writePages { try folder.write($1, at: $0, in: draft) }
      let work = draft.appending(path: ".work")
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      try pieces(draft, work) { try folder.write($1, at: $0, in: draft) }.run(progress: progress)
      if let reference {
        try reference.merge(in: work, to: draft)
      } else {
        try FileManager.default.removeItem(at: work)
      }
      try folder.finish(draft, base: base)
    } catch {
      folder.waitIfStopped()
      folder.abandon()
      throw error
    }
  }

  private typealias Write = @Sendable (_ path: String, _ text: String) throws -> Void

  /// The pages that need no run.
  private func writePages(_ write: Write) throws {
    let reading = ReadingPages(binding: binding)
    try write(Place.first.path, FirstPage(binding: binding).html())
    try write(Place.patterns.path, PatternPages(binding: binding).list())
    try write(Place.exercises.path, ExercisePages(binding: binding).list())
    try write(Place.findings.path, FindingPages(binding: binding).list())
    try write(Place.glossary.path, reading.glossary())
    try write(Place.documents.path, reading.documents())
    for document in contents.documents {
      try write(Place.document(document.name).path, reading.page(document))
    }
    if contents.has(.reference) { try write(Place.reference.path, reading.reference()) }
    for pattern in contents.patterns {
      try write(Place.pattern(pattern.name).path, PatternPages(binding: binding).page(pattern))
    }
    for topic in contents.topics {
      try write(Place.finding(topic.name).path, FindingPages(binding: binding).page(topic))
      try write(Place.program(topic.name).path, topic.explanation.example.code + "\n")
    }
  }

  private func pieces(_ draft: URL, _ work: URL, _ write: @escaping Write) -> BookWork {
    BookWork(
      timed: contents.patterns.map { pattern in
        BookWork.Piece(title: "pattern \(pattern.name)") { try self.run(pattern, write) }
      },
      others: contents.catalogues.map { catalogue in
        BookWork.Piece(title: "reference \(catalogue.name)") {
          try reference?.convert(catalogue, in: work)
        }
      }
        + contents.exercises.map { exercise in
          BookWork.Piece(title: "exercise \(exercise.name)") { try play(exercise, write) }
        }
        + contents.topics.map { topic in
          BookWork.Piece(title: "finding \(topic.name)") { try tell(topic, draft, write) }
        })
  }

  private func run(_ pattern: Pattern, _ write: Write) throws {
    let html = try programs.output(
      of: "demo", PatternPages.command(pattern) + ["--html", "-"], in: contents.root)
    let place = Place.run(pattern.name)
    try write(
      place.path, binding.bound(html, place, to: .pattern(pattern.name), title: pattern.name))
  }

  /// The story of a topic's first program, which lies in the book.
  private func tell(_ topic: Topic, _ draft: URL, _ write: Write) throws {
    let words = Array(FindingPages.command(topic).dropFirst(3)) + ["--html", "-"]
    // Nothing wrong, findings, not modelled, no answer: each is what some topic is about.
    let html = try programs.output(
      of: "check", words, in: draft.appending(path: "findings"), statuses: [0, 1, 69, 75])
    let place = Place.story(topic.name)
    try write(
      place.path, binding.bound(html, place, to: .finding(topic.name), title: topic.heading))
  }

  private func play(_ exercise: Exercise, _ write: Write) throws {
    let told =
      exercise.program == nil
      ? try programs.output(of: "site", [PlayedStarter.option, exercise.name]) : ""
    let play =
      told.isEmpty ? nil : try JSONDecoder().decode(PlayedStarter.self, from: Data(told.utf8))
    try write(
      Place.exercise(exercise.name).path,
      ExercisePages(binding: binding).page(exercise, play: play))
    guard let play else { return }
    let origin = Page.Origin(
      command: PlayedStarter.command(exercise.name), subject: "\(exercise.title): \(play.sentence)",
      date: binding.date, version: "check, documents of version \(Verdict.schema)")
    let page = Page(.check, title: exercise.title, origin: origin, document: play.document)
    let place = Place.play(exercise.name)
    try write(
      place.path,
      binding.bound(try page.html(), place, to: .exercise(exercise.name), title: exercise.title))
  }
}
