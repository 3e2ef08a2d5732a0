import Terminal

/// An explanation as other programs read it.
package struct ExplanationJSON: Encodable {
  private let kind: String
  private let name: String
  private let title: String
  private let summary: String
  private let idea: String
  private let example: Example
  private let twin: Example
  private let exercises: [String]
  private let patterns: [String]
  private let reading: [String]

  private struct Example: Encodable {
    let verdict: String
    let options: [String]
    let caption: String
    let code: String

    init(_ example: Explanation.Example) {
      verdict = English().sentence(example.outcome)
      options = example.options
      caption = example.caption
      code = example.code + "\n"
    }
  }

  /// An entry of the list of topics.
  private struct Entry: Encodable {
    let kind: String
    let name: String
    let title: String
    let summary: String
  }

  /// The explanation of a topic.
  package init(_ topic: Topic) {
    let explanation = topic.explanation
    (kind, name, title) = (topic.word, topic.name, topic.title)
    (summary, idea) = (explanation.summary, explanation.idea)
    (example, twin) = (Example(explanation.example), Example(explanation.twin))
    (exercises, patterns) = (explanation.exercises, explanation.patterns)
    reading = explanation.reading
  }

  /// The text, ending in a line break.
  ///
  /// - Throws: `EncodingError`, never in practice: there are no numbers in it.
  package func text() throws -> String { try CanonicalJSON.text(self) }

  /// All topics, one entry each, ending in a line break.
  ///
  /// - Throws: `EncodingError`, never in practice: there are no numbers in it.
  package static func list() throws -> String {
    try CanonicalJSON.text(
      Topic.allCases.map { topic in
        Entry(
          kind: topic.word, name: topic.name, title: topic.title,
          summary: topic.explanation.summary)
      })
  }
}
