import Exploration
import Terminal

/// An explanation as people read it: the idea, the two examples, where to practise and to read on.
package struct ExplanationText {
  private let topic: Topic
  private let style: TerminalStyle
  private let explanation: Explanation

  /// - Parameter style: How to write it.
  package init(_ topic: Topic, style: TerminalStyle) {
    self.topic = topic
    self.style = style
    explanation = topic.explanation
  }

  /// The whole text, ending in a line break.
  package var text: String {
    let paragraphs = explanation.idea.split(separator: "\n\n").map { wrapped(String($0)) }
    let blocks =
      [wrapped(topic.heading).map { style.paint($0, .bold) }] + paragraphs
      + told(explanation.example)
      + told(explanation.twin) + [onward]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// What `check` says of an example, what to look at, and the code.
  private func told(_ example: Explanation.Example) -> [[String]] {
    var ink = TerminalStyle.Ink.green
    var wrong: [Int] = []
    if case .finds(_, let lines, _) = example.outcome { (ink, wrong) = (.red, lines) }
    let options = example.options.isEmpty ? "" : "With \(example.options.joined(separator: " ")): "
    return [
      wrapped(options + English().sentence(example.outcome)).map { style.paint($0, ink) }
        + wrapped(example.caption),
      code(example.code, wrong: wrong),
    ]
  }

  /// The lines with their numbers, as in a story.
  private func code(_ code: String, wrong: [Int]) -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let width = "\(lines.count)".count
    return lines.enumerated().flatMap { index, line in
      let isWrong = wrong.contains(index + 1)
      let label = TextLayout.padLeft("\(index + 1)", to: width)
      let gutter = (isWrong ? style.wrongSign : " ") + " " + label
      guard !line.isEmpty else { return [gutter] }
      let indent = String(repeating: " ", count: width + 2)
      return StoryText.fold(String(line), width: style.width - width - 4).enumerated()
        .map { number, text in
          (number == 0 ? gutter : indent) + "  " + (isWrong ? style.paint(text, .red) : text)
        }
    }
  }

  /// Where to continue from here.
  private var onward: [String] {
    labelled("Practise:", explanation.exercises.map { "swift run grade next \($0)" })
      + labelled("See it:", explanation.patterns.map { "swift run demo \($0)" })
      + labelled("Read on:", explanation.reading)
  }

  private func labelled(_ label: String, _ items: [String]) -> [String] {
    let start = TextLayout.pad(label, to: 11)
    let lines = items.flatMap { item in
      wrapped(item, width: style.width - start.count).enumerated()
        .map { ($0 == 0 ? "" : "  ") + $1 }
    }
    return lines.enumerated().map { index, line in
      (index == 0 ? start : String(repeating: " ", count: start.count)) + line
    }
  }

  private func wrapped(_ text: String, width: Int? = nil) -> [String] {
    TextLayout.wrap(text, width: min(width ?? style.width, 90))
  }
}
