import Terminal

/// What `check --explain` and `grade explain` are asked for: one topic, or the list of them.
package struct ExplanationRequest: Sendable, Equatable {
  /// The topic; `nil` for the list.
  package let topic: Topic?
  /// The command to which a topic's name can be added.
  package let command: String

  /// Understands the words after the command; none ask for the list.
  ///
  /// - Throws: `UsageError` for words that are no topic.
  package init(_ words: String, command: String) throws(UsageError) {
    topic = words.isEmpty ? nil : try Topic(meaning: words, list: command)
    self.command = command
  }

  /// The answer for people, ending in a line break.
  ///
  /// - Parameter style: How to write it.
  package func text(_ style: TerminalStyle) -> String {
    topic.map { ExplanationText($0, style: style).text }
      ?? TopicList(command: command, style: style).text
  }

  /// The answer for other programs, ending in a line break.
  ///
  /// - Throws: An error of the encoder.
  package func json() throws -> String {
    try topic.map { try ExplanationJSON($0).text() } ?? ExplanationJSON.list()
  }
}
