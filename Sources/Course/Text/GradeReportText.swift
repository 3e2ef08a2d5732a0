import Channel
import Checking
import Terminal

/// A report as a learner reads it: what passed, what did not, the points, and the story of a failure.
package struct GradeReportText {
  private let report: GradeReport
  private let style: TerminalStyle
  private let command: String
  private let steps: StorySteps

  /// - Parameters:
  ///   - report: What to tell.
  ///   - style: How to write it.
  ///   - command: The command to which `--replay` can be added.
  ///   - steps: How much of a story is shown.
  package init(
    _ report: GradeReport, style: TerminalStyle, command: String, steps: StorySteps = .key
  ) {
    self.steps = steps
    self.report = report
    self.style = style
    self.command = command
  }

  /// The whole text, ending in a line break.
  ///
  /// The answer and its plain words come first; what happened step by step comes last, where it is
  /// still on the screen.
  package var text: String {
    var blocks = [summary, checks, points]
    if let first = report.problems.first {
      let problems = ProblemText(style: style, command: command, steps: steps)
      blocks += problems.also(Array(report.problems.dropFirst()), after: first)
      blocks +=
        report.diagnostics.map { problems.diagnostics($0, first) }
        ?? problems.whole(first, in: report.checks.first { $0.name == first.check }?.sentence)
    }
    return joined(blocks)
  }

  /// What fits on a screen, with the answer at its end.
  ///
  /// - Parameter file: The learner's file, as it is to be shown.
  package func verdict(file: String) -> String {
    var blocks = [checks, points]
    if let first = report.problems.first {
      let problems = ProblemText(style: style, command: command, steps: steps)
      if let text = report.diagnostics {
        blocks.append(shortened(problems.diagnostics(text, first).first ?? []))
      } else {
        blocks.append(problems.places(first))
      }
      blocks[blocks.count - 1].append("Your file: " + style.paint(file, .cyan))
    }
    return joined(blocks + [summary])
  }

  /// How it goes wrong, step by step.
  package var story: String {
    guard let first = report.problems.first else { return "Nothing goes wrong.\n" }
    let problems = ProblemText(style: style, command: command, steps: steps)
    return joined(
      (report.diagnostics.map { problems.diagnostics($0, first) }
        ?? problems.whole(first, in: report.checks.first { $0.name == first.check }?.sentence))
        + problems.also(Array(report.problems.dropFirst()), after: first))
  }

  /// The first errors of many.
  private func shortened(_ lines: [String]) -> [String] {
    let most = 8
    guard lines.count > most else { return lines }
    return lines.prefix(most) + ["(\(lines.count - most) more lines: s)"]
  }

  private func joined(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
      + "\n"
  }

  /// The answer, without what was demanded.
  var verdictAlone: String { joined([summary]) }

  /// The answer in one sentence.
  package var sentence: String {
    let points = "\(report.points) of \(report.of) points"
    let part = report.part.map { ", \($0.words)" } ?? ""
    guard report.hasPassed else {
      return "Not yet\(part): \(report.problems.first?.headline ?? "it does not pass") (\(points))."
    }
    let sure =
      report.certainty == .proved
      ? "proved over all \(report.executions) interleavings" : report.certainty?.words
    return "Passed\(part)\(sure.map { ": \(report.sureness($0))" } ?? "") (\(points))."
  }

  /// The answer, and what it means in this exercise.
  private var summary: [String] {
    wrapped(sentence).map { style.paint($0, report.hasPassed ? .green : .red) }
      + (report.hasPassed ? [] : wrapped(report.problems.first?.words ?? ""))
  }

  private var checks: [String] {
    report.checks.flatMap { check in
      let sign = style.readable(check.hasPassed ? "✓ " : "✗ ")
      return ProblemText.wrapped(
        (check.part.map { "(part \($0)) " } ?? "") + check.sentence, after: sign,
        painted: style.paint(sign, check.hasPassed ? .green : .red),
        style)
    }
  }

  private var points: [String] {
    let labels = report.lines.map { "\($0.points)/\($0.of)" }
    let labelWidth = labels.map(\.count).max() ?? 0
    return zip(report.lines, labels).flatMap { line, label in
      ProblemText.wrapped(
        line.criterion.title + (line.reason.map { ": \($0)" } ?? ""),
        after: TextLayout.padLeft(label, to: labelWidth) + "  ", style)
    }
  }

  private func wrapped(_ text: String) -> [String] {
    text.isEmpty ? [] : ProblemText.wrapped(text, style)
  }
}
