import Channel
import Exploration
import Terminal

extension Topic {
  /// A short name, as the middle of a sentence; that of an assumption stands after "provided that".
  package var title: String {
    switch self {
    case .finding(let kind): kind.title
    case .certainty(.proved): "proved"
    case .certainty(.provedUpTo): "proved up to some preemptions"
    case .certainty(.sampled): "sampled"
    case .assumption(let assumption): English().condition(assumption)
    }
  }

  /// The title as a heading.
  package var heading: String {
    if case .assumption = self { return "Proved, provided that \(title)" }
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// What is said about it.
  package var explanation: Explanation {
    switch self {
    case .finding(let kind): Explanation.of(kind)
    case .certainty(.proved): .proved
    case .certainty(.provedUpTo): .provedUpTo
    case .certainty(.sampled): .sampled
    case .assumption(let assumption): Explanation.of(assumption)
    }
  }

  /// The line that says how to read about it.
  ///
  /// - Parameter command: The command to which a name can be added.
  package func pointer(_ command: String) -> String { "Explain: \(command) \(name)" }

  /// The topic that a person means: its word, its name or its title, however it is written.
  ///
  /// - Parameter list: The command that lists the topics, for the error.
  /// - Throws: `UsageError` with the nearest name if there is none.
  package init(meaning text: String, list: String) throws(UsageError) {
    let letters = Self.letters(of: text)
    let topic = Self.allCases.first { topic in
      ([topic.name, topic.title] + topic.explanation.otherNames)
        .contains { Self.letters(of: $0) == letters }
    }
    guard let topic else {
      let dashed = text.split(whereSeparator: \.isWhitespace).joined(separator: "-")
      let near = Suggestion.nearest(to: dashed, among: Self.allCases.map(\.name))
      throw UsageError(
        "there is nothing called '\(text)' to explain; "
          + (near.map { "did you mean '\($0)'?" } ?? "'\(list)' lists what there is"))
    }
    self = topic
  }

  private static func letters(of text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

extension Topic {
  /// The topics of one kind, under a heading.
  package struct Group {
    /// The heading.
    package let title: String
    /// The topics, in their order.
    package let topics: [Topic]
  }

  /// All topics, under the headings that a list of them has.
  package static let groups = [
    Group(title: "What can be wrong", topics: FindingKind.allCases.map(Topic.finding)),
    Group(title: "How sure a verdict is", topics: CertaintyWord.allCases.map(Topic.certainty)),
    Group(
      title: "What a proof takes for granted", topics: Assumption.allCases.map(Topic.assumption)),
  ]
}
