import Channel
import Exploration
import Terminal

/// The table of outcomes: what was printed, by how many interleavings, and how to see it again.
package struct OutcomeTable {
  private let outcomes: [Outcome]
  private let more: Int
  private let style: TerminalStyle
  private let words = English()

  /// The most rows; how many more there are is said.
  private static let most = 20

  /// A table of outcomes, the most frequent first.
  package init(_ outcomes: [Outcome], more: Int = 0, style: TerminalStyle) {
    self.more = more
    self.outcomes = outcomes.sorted(by: Outcome.isBefore)
    self.style = style
  }

  /// The lines, none longer than the style's width as far as schedules allow.
  package var lines: [String] {
    guard !outcomes.isEmpty else { return [] }
    let shown = outcomes.prefix(Self.most)
    let counts = shown.map { "\($0.executions)" }
    let countWidth = max(10, counts.map(\.count).max() ?? 0)
    let scheduleWidth = max(8, shown.map(\.schedule.count).max() ?? 0)
    let hasWrong = shown.contains(where: \.isWrong)
    let margin = countWidth + 2 + (hasWrong ? 7 : 0)
    let room = style.width - margin - 2
    // A schedule is there to be copied: it is never cut, but has a line of its own if need be.
    let isBeside = room - scheduleWidth >= 20
    let textWidth = isBeside ? room - scheduleWidth : room
    let texts = shown.map { StoryText.fold(oneLine($0), width: textWidth) }
    let used = max(7, texts.joined().map(\.count).max() ?? 0)
    let title =
      TextLayout.pad(TextLayout.padLeft("executions", to: countWidth), to: margin)
      + (isBeside ? TextLayout.pad("outcome", to: used) + "  schedule" : "outcome, schedule")
    var lines = [style.paint(title, .bold)]
    for (outcome, (count, text)) in zip(shown, zip(counts, texts)) {
      let start =
        TextLayout.padLeft(count, to: countWidth) + "  "
        + (hasWrong ? mark(outcome) : "")
      let indent = String(repeating: " ", count: margin)
      lines.append(
        start
          + (isBeside ? TextLayout.pad(text[0], to: used) + "  " + outcome.schedule : text[0]))
      lines += text.dropFirst().map { indent + $0 }
      if !isBeside { lines.append(indent + outcome.schedule) }
    }
    let hidden = outcomes.count - shown.count + more
    if hidden > 0 { lines.append("(and \(hidden) more)") }
    return lines.map { style.hasUnicode ? $0 : TextLayout.ascii($0) }
  }

  // Of an execution that reached a limit nobody knows whether it is wrong.
  private func mark(_ outcome: Outcome) -> String {
    switch outcome.failure {
    case .unfinished: style.paint("no end ", .yellow)
    case let failure? where failure.isLimit: style.paint("limit  ", .yellow)
    default: style.paint(outcome.isWrong ? "wrong  " : "       ", .red)
    }
  }

  /// What was printed, its lines one after the other.
  private func oneLine(_ outcome: Outcome) -> String {
    let failure = outcome.mistake.map(words.sentence) ?? outcome.failure.map(words.title)
    // Each is cut by itself: how it ends is never what is cut off.
    let texts = [
      joined(outcome.output, " / "), failure.map { "(\(joined($0.printable, " ")))" } ?? "",
    ].filter { !$0.isEmpty }.map { TextLayout.clip($0, to: 400, ellipsis: "~") }
    return texts.isEmpty ? "(prints nothing)" : texts.joined(separator: " / ")
  }

  private func joined(_ text: String, _ separator: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: separator)
  }
}
