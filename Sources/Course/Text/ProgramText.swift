import Channel
import Checking
import Terminal

/// What a learner sees of the program after a pass: what it does, which before would have been the answer.
package struct ProgramText {
  private let program: ExerciseProgram
  private let style: TerminalStyle
  private let steps: StorySteps

  /// - Parameter steps: How much of a story is shown.
  package init(_ program: ExerciseProgram, style: TerminalStyle, steps: StorySteps = .key) {
    self.program = program
    self.style = style
    self.steps = steps
  }

  /// Everything that the program can print, and how the rarest of it comes about.
  ///
  /// - Parameters:
  ///   - verdict: The exploration.
  ///   - told: The execution that is told.
  package func outcomes(_ verdict: Verdict, told: Verdict?) -> String {
    var blocks = [
      ["Everything that it can print:"]
        + OutcomeTable(verdict.outcomes, more: verdict.moreOutcomes, style: style).lines
    ]
    if let story = told?.story, let outcome = told?.outcomes.first {
      let printed = style.readable("\(PrintedLines(output: outcome.output))")
      blocks.append(["How it comes to print \(printed):"] + steps.lines(of: story, style: style))
    }
    if let last = verdict.outcomes.last { blocks.append([command(last.schedule)]) }
    return joined(blocks)
  }

  /// What happens with the schedule that passed.
  ///
  /// - Parameter told: The execution of the schedule.
  package func failure(_ told: Verdict) -> String {
    guard let story = told.story else { return "" }
    var blocks = [["What happens with your schedule:"] + steps.lines(of: story, style: style)]
    if let outcome = told.outcomes.first { blocks.append([command(outcome.schedule)]) }
    return joined(blocks)
  }

  private func command(_ schedule: String) -> String {
    style.readable("Show it: swift run check \(program.path) --replay \(schedule)")
  }

  private func joined(_ blocks: [[String]]) -> String {
    blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
