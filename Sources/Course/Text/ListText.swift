import Terminal

/// All exercises with their states and points, and where the learner is.
package struct ListText {
  private let course: Course
  private let standings: [String: Standing]
  private let current: String
  private let style: TerminalStyle

  /// The list of a course.
  ///
  /// - Parameters:
  ///   - standings: Where the learner stands with each of its exercises.
  ///   - current: The name of the exercise that the learner is at.
  package init(_ course: Course, _ standings: [Standing], current: String, style: TerminalStyle) {
    self.course = course
    self.standings = Dictionary(standings.map { ($0.name, $0) }) { first, _ in first }
    self.current = current
    self.style = style
  }

  /// The list, ending in a line break; no line is longer than the style's width.
  package var text: String {
    var lines = [bold(course.title)] + summary
    for chapter in course.chapters where !chapter.exercises.isEmpty {
      lines += ["", bold("\(chapter.number) \(chapter.title)")]
      lines += chapter.exercises.compactMap { standings[$0.name].map(row) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func bold(_ text: String) -> String { style.paint(clip(style.readable(text)), .bold) }

  private func clip(_ text: String) -> String {
    TextLayout.clip(text, to: style.width, ellipsis: style.hasUnicode ? "…" : "~")
  }

  /// How much is done, in words and, where they can be seen, in blocks.
  private var summary: [String] {
    let all = Array(standings.values)
    let passed = all.count(where: \.hasPassed)
    let points = all.reduce(0) { $0 + $1.points }
    let of = all.reduce(0) { $0 + $1.of }
    let words = "\(passed) of \(all.count) passed, \(points) of \(of) points"
    guard style.hasUnicode else { return [clip(words)] }
    let cells = 20
    let full = all.isEmpty ? 0 : passed * cells / all.count
    let bar =
      style.paint(String(repeating: "█", count: full), .green)
      + String(repeating: "░", count: cells - full)
    return style.width >= words.count + cells + 2 ? [bar + "  " + words] : [bar, clip(words)]
  }

  private var nameWidth: Int { standings.keys.map(\.count).max() ?? 0 }
  private var pointsWidth: Int { standings.values.map { "\($0.of)".count * 2 + 1 }.max() ?? 0 }

  private func row(_ standing: Standing) -> String {
    let isCurrent = standing.name == current
    let start =
      (isCurrent ? (style.hasUnicode ? "▶ " : "> ") : "  ")
      + TextLayout.padLeft("\(standing.number)", to: 3) + "  "
      + TextLayout.pad(standing.name, to: nameWidth) + "  "
      + TextLayout.padLeft("\(standing.points)/\(standing.of)", to: pointsWidth) + "  "
    let room = style.width - start.count - (style.hasUnicode ? 2 : 0)
    var words = [standing.state.rawValue]
    if isCurrent { words.append("you are here") }
    if let part = standing.part { words.append(part.words) }
    if standing.hasRevealed { words.append("solution seen") }
    if standing.hints > 0 {
      words.append(standing.hints == 1 ? "1 hint" : "\(standing.hints) hints")
    }
    // What matters less is left out first where there is no room.
    while words.count > 1, words.joined(separator: ", ").count > room { words.removeLast() }
    let text = words.joined(separator: ", ")
    guard room >= text.count else { return clip(start + text) }
    return (isCurrent ? style.paint(start, .bold) : start)
      + style.paint(
        (style.hasUnicode ? sign(standing.state) + " " : "") + text, ink(standing.state))
  }

  private func sign(_ state: Standing.State) -> String {
    switch state {
    case .untouched: "○"
    case .locked: "·"
    case .begun: "◐"
    case .skipped: "→"
    case .passed, .changed: "✓"
    }
  }

  private func ink(_ state: Standing.State) -> TerminalStyle.Ink {
    switch state {
    case .untouched, .locked: .dim
    case .begun, .skipped, .changed: .yellow
    case .passed: .green
    }
  }
}
