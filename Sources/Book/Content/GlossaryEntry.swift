/// A word that the project uses, with what it means.
struct GlossaryEntry: Sendable, Equatable {
  let word: String
  let meaning: String

  /// What the address of the word ends in.
  var anchor: String { MarkdownPage.anchor(word) }

  /// The document and the heading under which the words stand.
  static let source = (document: "architecture", heading: "Words")

  /// The words, from the one place where they are explained.
  ///
  /// - Throws: ``BookError`` if they are not there.
  static func all(in documents: [BookDocument]) throws(BookError) -> [GlossaryEntry] {
    let document = documents.first { $0.name == source.document }
    for case .table(_, let rows) in document?.section(source.heading) ?? [] {
      return rows.compactMap { row in
        row.count == 2 ? GlossaryEntry(word: row[0], meaning: row[1]) : nil
      }
    }
    throw BookError(
      "ARCHITECTURE.md has no table under the heading '\(source.heading)': the glossary is made of it"
    )
  }
}
