import Channel
import Exploration
import Terminal

/// A verdict as people read it: the answer, each finding with its story, the outcomes, what to try.
package struct VerdictText {
  private let verdict: Verdict
  private let style: TerminalStyle
  private let command: String
  private let explain: String
  private let steps: StorySteps

  /// - Parameters:
  ///   - verdict: What to tell.
  ///   - style: How to write it.
  ///   - command: The command that was given, to which `--replay` can be added.
  ///   - explain: The command that explains a topic, to which its name can be added.
  ///   - steps: How much of a story is shown.
  package init(
    _ verdict: Verdict, style: TerminalStyle, command: String = "swift run check …",
    explain: String = Topic.checkCommand, steps: StorySteps = .key
  ) {
    self.steps = steps
    self.verdict = verdict.printable
    self.style = style
    self.command = command
    self.explain = explain
  }

  /// The whole text, ending in a line break.
  package var text: String {
    var blocks = [[painted(verdict.line)]]
    let messages: [String] =
      switch verdict.kind {
      // The first message of these is in the first line already.
      case .unsupported, .inconclusive: Array(verdict.messages.dropFirst())
      // The compiler's own form of them stands above.
      case .doesNotCompile: []
      case .nothingWrong, .findings, .unfinished: verdict.messages
      }
    if !messages.isEmpty { blocks.append(messages) }
    var told: Set<FindingKind> = []
    for (index, finding) in verdict.findings.enumerated() {
      let number = verdict.findings.count > 1 ? index + 1 : nil
      let isFirst = told.insert(finding.kind).inserted
      blocks += tell(finding, number: number, isFirst: isFirst, explains: isFirst)
    }
    if let story = verdict.story {
      blocks += [steps.lines(of: story, style: style), output].filter { !$0.isEmpty }
    } else {
      let outcomes = OutcomeTable(
        verdict.outcomes, more: verdict.moreOutcomes, style: style
      ).lines
      if !outcomes.isEmpty { blocks.append(outcomes + origin) }
      blocks += tell(verdict.spurious, "If a wait returns without a signal", &told)
      blocks += tell(verdict.late, "If a timer comes late", &told)
      if !verdict.topics.isEmpty { blocks.append(verdict.topics.map { $0.pointer(explain) }) }
    }
    if !verdict.findings.isEmpty { blocks.append(advice) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// What the execution that was run again printed.
  private var output: [String] {
    let lines = (verdict.outcomes.first?.output ?? "").split(whereSeparator: \.isNewline)
    guard !lines.isEmpty else { return ["It prints nothing."] }
    return ["It prints:"]
      + lines.flatMap { StoryText.fold("  " + $0, width: style.width) }.map(ascii)
  }

  /// Whose outcomes the table has, where it has more than the executions of the proof.
  private var origin: [String] {
    let count = verdict.outcomes.reduce(verdict.moreOutcomes) { $0 + $1.executions }
    guard case .provedUpTo = verdict.certainty, count > verdict.executions else { return [] }
    return wrapped(
      "The table also has outcomes of sampled executions, which are not among the "
        + "\(verdict.executions) of the proof.")
  }

  private func painted(_ line: String) -> String {
    switch verdict.kind {
    case .nothingWrong: style.paint(ascii(line), .green)
    case .findings, .doesNotCompile: style.paint(ascii(line), .red)
    case .unsupported, .unfinished, .inconclusive: style.paint(ascii(line), .yellow)
    }
  }

  /// What another reading adds, where it adds something or is not sure.
  ///
  /// - Parameter told: The kinds of finding that were named before.
  private func tell(
    _ reading: OtherReading?, _ condition: String, _ told: inout Set<FindingKind>
  ) -> [[String]] {
    guard let reading, !reading.isSilent || reading.certainty != .proved else { return [] }
    let addition = reading.isSilent ? "nothing else" : "also this"
    let line = wrapped("\(condition): \(addition) (\(reading.effort)).")
    var blocks = [line.map { style.paint($0, .bold) }]
    for finding in reading.findings {
      let explains = told.insert(finding.kind).inserted
      blocks += tell(finding, number: nil, isFirst: false, explains: explains)
    }
    let outcomes = OutcomeTable(reading.outcomes, more: reading.moreOutcomes, style: style).lines
    if !outcomes.isEmpty { blocks.append(outcomes) }
    return blocks
  }

  /// Of several findings of one kind, the first is explained; the others have their stories when
  /// they are asked for.
  private func tell(
    _ finding: Finding, number: Int?, isFirst: Bool, explains: Bool
  ) -> [[String]] {
    let title = finding.headline.prefix(1).uppercased() + finding.headline.dropFirst()
    var blocks = [
      [style.paint(ascii((number.map { "\($0). " } ?? "") + title), .bold)]
        + (isFirst ? wrapped(finding.kind.meaning) : [])
        + (finding.explanation.isEmpty ? [] : wrapped("Here: " + finding.explanation))
    ]
    let code = places(finding.places)
    if !code.isEmpty { blocks.append(code) }
    if isFirst, let story = finding.story, !story.rows.isEmpty {
      blocks.append(steps.lines(of: story, style: style))
    }
    var commands: [String] = []
    if !finding.schedule.isEmpty, verdict.story == nil {
      commands.append("\(isFirst ? "Replay" : "Show it"): \(command) --replay \(finding.schedule)")
    }
    if explains { commands.append(Topic.finding(finding.kind).pointer(explain)) }
    if !commands.isEmpty { blocks.append(commands.map(ascii)) }
    return blocks
  }

  /// Each source line with its code, once.
  private func places(_ places: [Place]) -> [String] {
    var rows: [[String]] = []
    for place in places {
      let row = ["  \(place.file):\(place.line)", place.code]
      if !rows.contains(row) { rows.append(row) }
    }
    let lines = TextLayout.columns(rows)
    if lines.allSatisfy({ $0.count <= style.width }) { return lines.map(ascii) }
    return rows.flatMap { row in
      [row[0]] + StoryText.fold("      " + row[1], width: style.width)
    }.map(ascii)
  }

  private var advice: [String] {
    var kinds: [FindingKind] = []
    for finding in verdict.findings where !kinds.contains(finding.kind) {
      kinds.append(finding.kind)
    }
    return [style.paint("What to try", .bold)]
      + kinds.flatMap { kind in
        wrapped(kinds.count > 1 ? "For the \(kind.title): \(kind.advice)" : kind.advice)
      }
  }

  private func wrapped(_ text: String) -> [String] {
    TextLayout.wrap(ascii(text), width: min(style.width, 100))
  }

  private func ascii(_ text: String) -> String {
    style.hasUnicode ? text : TextLayout.ascii(text.replacing("…", with: "..."))
  }
}
