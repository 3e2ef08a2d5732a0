import Checking
import Terminal

/// A report as a learner reads it: what passed, what did not, the points, and the story of a failure.
public struct ReportText {
  private let report: GradeReport
  private let style: TerminalStyle
  private let command: String

  /// - Parameters:
  ///   - report: What to tell.
  ///   - style: How to write it.
  ///   - command: The command to which `--replay` can be added.
  public init(_ report: GradeReport, style: TerminalStyle, command: String) {
    self.report = report
    self.style = style
    self.command = command
  }

  /// The whole text, ending in a line break.
  public var text: String {
    var blocks = [[headline], checks, points].filter { !$0.isEmpty }
    if let diagnostics = report.diagnostics { blocks.insert([diagnostics.trimmed], at: 1) }
    for (index, problem) in report.problems.enumerated() {
      blocks += tell(problem, isFirst: index == 0)
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var headline: String {
    let points = "\(report.points) of \(report.of) points"
    guard report.hasPassed else {
      let problem = report.problems.first?.headline ?? "it does not pass"
      return style.paint(plain("Not yet: \(problem) (\(points))."), .red)
    }
    let sure =
      report.certainty == "proved"
      ? "proved over all \(report.executions) interleavings" : report.certainty
    return style.paint(plain("Passed: \(sure) (\(points))."), .green)
  }

  private var checks: [String] {
    report.checks.flatMap { check in
      let mark = check.hasPassed ? style.paint(plain("✓ "), .green) : style.paint(plain("✗ "), .red)
      return wrapped(check.sentence, after: plain(check.hasPassed ? "✓ " : "✗ "), painted: mark)
    }
  }

  private var points: [String] {
    report.lines.flatMap { line -> [String] in
      let text = line.criterion.title + (line.reason.map { ": \($0)" } ?? "")
      return wrapped(text, after: "\(line.points)/\(line.of)  ", painted: nil)
    }
  }

  private func tell(_ problem: GradeReport.Problem, isFirst: Bool) -> [[String]] {
    if problem.diagnosis == .doesNotCompile {
      return [TextLayout.wrap(plain(problem.explanation), width: width)]
    }
    let title = problem.headline.prefix(1).uppercased() + problem.headline.dropFirst()
    var block = [style.paint(plain(title), .bold)]
    if !problem.words.isEmpty { block += wrapped(problem.words) }
    block += wrapped(
      (problem.words.isEmpty ? problem.diagnosis.meaning + " " : "") + problem.explanation)
    var blocks = [block]
    if !problem.places.isEmpty {
      var seen: [String] = []
      for place in problem.places {
        let line = "  \(place.file):\(place.line)  \(place.code)"
        if !seen.contains(line) { seen.append(line) }
      }
      blocks.append(seen.map(plain))
    }
    if isFirst, let story = problem.story, !story.rows.isEmpty {
      blocks.append(StoryText(story, style: style).lines)
    }
    if let schedule = problem.schedule {
      blocks.append([plain("\(isFirst ? "Again" : "Its story"): \(command) --replay \(schedule)")])
    }
    if isFirst { blocks.append(wrapped("What to try: " + problem.diagnosis.advice)) }
    return blocks
  }

  private var width: Int { min(style.width, 100) }

  private func wrapped(_ text: String, after label: String = "", painted: String? = nil) -> [String]
  {
    let lines = TextLayout.wrap(plain(text), width: width - label.count)
    return lines.enumerated().map { index, line in
      (index == 0 ? painted ?? label : String(repeating: " ", count: label.count)) + line
    }
  }

  private func plain(_ text: String) -> String { style.readable(text) }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
