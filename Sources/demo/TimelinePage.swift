import Foundation
import Pages
import Terminal

/// The run of a pattern as a page: its parts on one axis, and the code of what is pointed at beside them.
struct TimelinePage {
  private let command: DemoCommand
  private let document: DemoDocument

  init(_ command: DemoCommand, _ document: DemoDocument) {
    (self.command, self.document) = (command, document)
  }

  /// The whole file.
  ///
  /// - Throws: `EncodingError` for a text that JSON cannot hold.
  func html() throws -> String {
    let subject = document.patterns.map(\.name).joined(separator: ", ")
    let origin = Page.Origin(
      command: "\(command.again) --html \(command.outputs.html?.path ?? "-")", subject: subject,
      date: Page.Origin.text(of: Date()), version: "demo, documents of version \(document.version)")
    let sentence = document.patterns.map(\.comparison.sentence).joined(separator: " ")
    return try Page(
      .timeline, title: "\(subject): \(sentence)", origin: origin, document: document.line()
    ).html()
  }

  /// The page of a person's own program.
  ///
  /// - Parameter command: What makes it again.
  /// - Throws: `EncodingError` for a text that JSON cannot hold.
  static func html(of document: FileDocument, command: String) throws -> String {
    let origin = Page.Origin(
      command: command, subject: document.files.joined(separator: ", "),
      date: Page.Origin.text(of: Date()), version: "demo, documents of version \(document.version)")
    return try Page(
      .timeline, title: document.ending, origin: origin, document: document.line()
    ).html()
  }
}
