import Terminal

/// The last line of a watched exercise: how it stands, and what can be done now.
package struct WatchPrompt {
  private let watch: Watch
  private let name: String
  private let style: TerminalStyle

  /// - Parameter name: The exercise.
  package init(_ watch: Watch, exercise name: String, style: TerminalStyle) {
    self.watch = watch
    self.name = name
    self.style = style
  }

  private var work: String? {
    switch watch.job {
    case .grading: "Checking \(name)"
    case .checkingAll: "Checking every exercise"
    case .following, nil: nil
    }
  }

  /// The line, which fits the width.
  package var line: String {
    if let number = watch.number { return "Go to exercise number (enter): \(number)" }
    let keys = WatchKey.line(watch.shownKeys, width: style.width - 1 - status.count)
    let dots = style.hasUnicode ? " …  " : " ...  "
    return work.map { $0 + dots + keys }
      ?? style.paint(status, watch.score?.hasPassed == true ? .green : .red) + keys
  }

  /// The same in words, to be read aloud.
  package var sentence: String {
    if let number = watch.number {
      return number.isEmpty ? "\nType the number of an exercise, and enter." : ""
    }
    if let work { return work + "." }
    let keys = WatchKey.sentence(watch.shownKeys)
    return "\n" + TextLayout.wrap(keys, width: style.width).joined(separator: "\n")
  }

  private var status: String {
    guard let score = watch.score, !watch.isAsking else { return "" }
    return "\(score.hasPassed ? "passed" : "not yet") \(score.points)/\(score.of)  "
  }
}
