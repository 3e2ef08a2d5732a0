import Channel
import Exploration
import Terminal

extension SARIF {
  /// What a result or a message is about: a kind of finding, or a word of a verdict.
  package struct Rule: Sendable, Encodable {
    struct Text: Sendable, Encodable { let text: String }
    struct Configuration: Sendable, Encodable { let level: Level }

    /// The identifier, as in JSON.
    package let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let defaultConfiguration: Configuration

    /// - Parameters:
    ///   - id: The identifier.
    ///   - title: A short name.
    ///   - meaning: What it means, in a sentence or two.
    ///   - help: All that a person should know about it.
    package init(id: String, title: String, meaning: String, help: String, level: Level) {
      self.id = id
      shortDescription = Text(text: title)
      fullDescription = Text(text: meaning)
      self.help = Text(text: help)
      defaultConfiguration = Configuration(level: level)
    }

    /// The rule of a topic, with what `--explain` says about it.
    package init(_ topic: Topic) {
      let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)
      var level = Level.note
      var meaning = topic.explanation.summary
      if case .finding(let kind) = topic { (level, meaning) = (kind.level, kind.meaning) }
      self.init(
        id: topic.word, title: topic.heading, meaning: meaning,
        help: ExplanationText(topic, style: style).text, level: level)
    }
  }
}

extension FindingKind {
  /// How bad it is: what is only too slow, or too much at once, does the right thing; of what reaches a limit
  /// nobody knows.
  package var level: SARIF.Level {
    switch self {
    case .tooSlow, .tooManyAtOnce: .warning
    default: isLimit ? .warning : .error
    }
  }
}
