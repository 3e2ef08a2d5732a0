import Channel
import Terminal

/// The document that a page shows of a check: the verdict as `--json` has it, in words, and the tree.
package struct CheckPage: Encodable {
  /// What a page says first.
  package struct Answer: Sendable, Equatable, Codable {
    /// What the answer is like.
    package enum Sign: String, Sendable, Codable {
      case right, wrong, open
    }

    /// What it is like.
    package var sign: Sign
    /// The answer in one sentence.
    package var sentence: String
    /// What else has to be said before anything is shown, a paragraph each.
    package var notes: [String]
    /// Points or checks, each with whether it holds.
    package var items: [Item] = []

    /// A line of the answer.
    package struct Item: Sendable, Equatable, Codable {
      /// What was looked at.
      package var text: String
      /// Whether it holds.
      package var isRight: Bool

      /// A line.
      package init(text: String, isRight: Bool) {
        self.text = text
        self.isRight = isRight
      }
    }

    /// An answer.
    package init(sign: Sign, sentence: String, notes: [String], items: [Item] = []) {
      self.sign = sign
      self.sentence = sentence
      self.notes = notes
      self.items = items
    }
  }

  private let answer: Answer
  private let replay: String
  private let verdict: Verdict
  private let tree: ScheduleTree?
  private let treeless: String?

  /// A document.
  ///
  /// - Parameters:
  ///   - answer: What the page says first; `nil` for the verdict's own sentence.
  ///   - replay: The command to which `--replay` can be added.
  ///   - tree: All executions, or why they are not there; `nil` where they were not asked for.
  package init(
    _ verdict: Verdict, answer: Answer? = nil, replay: String,
    tree: Result<ScheduleTree, TreelessProgram>? = nil
  ) {
    self.verdict = verdict
    self.answer = answer ?? verdict.answer
    self.replay = replay
    switch tree {
    case .success(let all): (self.tree, treeless) = (all, nil)
    case .failure(let reason): (self.tree, treeless) = (nil, reason.description)
    case nil: (self.tree, treeless) = (nil, nil)
    }
  }

  /// The document as JSON.
  ///
  /// - Throws: `EncodingError` if a duration is not finite, which JSON cannot hold.
  package func json() throws -> String { try CanonicalJSON.line(self) }
}

extension Verdict {
  /// What a page says first.
  fileprivate var answer: CheckPage.Answer {
    let sign: CheckPage.Answer.Sign =
      switch kind {
      case .nothingWrong: .right
      case .findings: .wrong
      case .unsupported, .doesNotCompile, .unfinished, .inconclusive: .open
      }
    let rest =
      kind == .unsupported || kind == .inconclusive ? Array(messages.dropFirst()) : messages
    return CheckPage.Answer(sign: sign, sentence: line, notes: rest)
  }
}
