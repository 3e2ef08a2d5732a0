import Checking
import Terminal

/// What is wrong with a submission, as a learner reads it.
struct ProblemText {
  let style: TerminalStyle
  let command: String
  let steps: StorySteps

  /// The first problem with everything that is known of it.
  ///
  /// - Parameter check: The sentence of the check in which it shows.
  func whole(_ problem: GradeReport.Problem, in check: String?) -> [[String]] {
    var block = [style.paint(title(problem), .bold)]
    if let check { block += wrapped("Seen in the check: \(check)") }
    let meaning = problem.words.isEmpty ? problem.diagnosis.meaning + " " : ""
    block += wrapped(meaning + problem.explanation)
    var blocks = [block, places(problem)]
    if let story = problem.story, tells(story) {
      // A learner has one file; the others are the check's.
      let own = story.rows.lazy.compactMap(\.place?.file).first { !$0.hasPrefix("check/") }
      blocks.append(steps.lines(of: story, style: style, ownFile: own))
    }
    let again = problem.schedule.map { style.readable("Replay: \(command) --replay \($0)") }
    blocks.append([again, problem.diagnosis.pointer].compactMap { $0 })
    return blocks + [wrapped("What to try: " + problem.diagnosis.advice)]
  }

  /// The other problems, each with the command that tells its story.
  func also(_ problems: [GradeReport.Problem], after first: GradeReport.Problem) -> [[String]] {
    var told = [first.diagnosis]
    return problems.map { problem in
      var isNew = false
      var block = wrapped("Also: \(problem.headline).")
      if !told.contains(problem.diagnosis) {
        block += wrapped(problem.words.isEmpty ? problem.diagnosis.meaning : problem.words)
        told.append(problem.diagnosis)
        isNew = true
      }
      if problem.diagnosis.criterion == .result { block += wrapped(problem.explanation) }
      if let schedule = problem.schedule {
        block.append(style.readable("Show it: \(command) --replay \(schedule)"))
      }
      if isNew, let pointer = problem.diagnosis.pointer { block.append(pointer) }
      return block
    }
  }

  /// What the compiler says: about the learner's lines, as it says it.
  ///
  /// What it says about the check follows from them, or else is that something is missing.
  func diagnostics(_ text: String, _ problem: GradeReport.Problem) -> [[String]] {
    let blocks = Self.blocks(of: text)
    let own = blocks.filter { !$0[0].hasPrefix("check/") }
    guard !own.isEmpty else {
      var messages: [String] = []
      for error in Diagnostic.all(in: text) where error.severity == "error" {
        let message = "  " + style.readable(error.message)
        if !messages.contains(message) { messages.append(message) }
      }
      return [wrapped(problem.explanation), messages.count > 1 ? messages : []]
    }
    return [own.joined().map(style.readable), wrapped(problem.diagnosis.advice)]
  }

  /// The compiler's words, divided where it begins to speak of another place.
  private static func blocks(of text: String) -> [[String]] {
    var blocks: [[String]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isStart = line.prefixMatch(of: /[^ :]+:\d+:\d+: (error|warning|note):/) != nil
      if isStart || blocks.isEmpty { blocks.append([]) }
      blocks[blocks.count - 1].append(String(line))
    }
    return blocks.map { block in
      Array(block.prefix(block.count - block.reversed().prefix(while: \.isEmpty).count))
    }.filter { !$0.isEmpty }
  }

  private func title(_ problem: GradeReport.Problem) -> String {
    style.readable(problem.headline.prefix(1).uppercased() + problem.headline.dropFirst())
  }

  /// The lines that are to blame, each with its code.
  func places(_ problem: GradeReport.Problem) -> [String] {
    var lines: [String] = []
    for place in problem.places {
      let line = TextLayout.clip(
        style.readable("  \(place.file):\(place.line)  \(place.code)"), to: style.width,
        ellipsis: style.hasUnicode ? "…" : "...")
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Whether more happens in it than its end.
  private func tells(_ story: Story) -> Bool {
    story.rows.count { $0.lane != nil } > 1
  }

  private func wrapped(_ text: String) -> [String] { Self.wrapped(text, style) }

  /// Lines that fit, the later ones below the text of the first.
  static func wrapped(
    _ text: String, after label: String = "", painted: String? = nil, _ style: TerminalStyle
  ) -> [String] {
    let lines = TextLayout.wrap(
      style.readable(text), width: min(style.width, 100) - label.count)
    return lines.enumerated().map { index, line in
      (index == 0 ? painted ?? label : String(repeating: " ", count: label.count)) + line
    }
  }
}
