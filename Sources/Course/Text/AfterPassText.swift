import Terminal

/// What follows a pass: why it is right, how the time compares, and where other solutions are.
package struct AfterPassText {
  private let exercise: Exercise
  private let comparison: PassComparison?
  private let next: Exercise?
  private let commands: CourseCommands
  private let style: TerminalStyle

  /// - Parameters:
  ///   - comparison: The times, for an exercise that is timed.
  ///   - next: The exercise that comes next, if there is one.
  ///   - commands: Those that it suggests.
  package init(
    _ exercise: Exercise, _ comparison: PassComparison?, next: Exercise? = nil,
    _ commands: CourseCommands, style: TerminalStyle
  ) {
    (self.next, self.commands) = (next, commands)
    self.exercise = exercise
    self.comparison = comparison
    self.style = style
  }

  /// The whole text, ending in a line break.
  package var text: String {
    var lines: [String] = []
    if let comparison {
      lines.append("Time in the model: \(Self.units(comparison.own)), as short as it can be.")
      if comparison.own > comparison.best {
        lines = [
          "Time in the model: \(Self.units(comparison.own)); "
            + "\(Self.units(comparison.best)) would be possible."
        ]
      }
      if let reference = comparison.reference {
        lines.append("The solution \(comparison.referenceName) takes \(Self.units(reference)).")
      }
    }
    // A command is there to be copied: it stays in one line.
    let command = "Solutions for comparison: " + commands.ofLearner("solution \(exercise.name)")
    let all = why + wrapped(lines) + [command] + solutions + reading + wrapped(following)
    return all.joined(separator: "\n") + "\n"
  }

  /// One paragraph: the sentences belong together.
  private var why: [String] {
    exercise.manifest.why.map { wrapped(["Why this is right: " + $0.joined(separator: " ")]) } ?? []
  }

  /// The others, each with what distinguishes it.
  private var solutions: [String] {
    // Those that cannot be read are missed by who asks for them.
    ((try? exercise.solutions()) ?? []).flatMap { solution in
      ProblemText.wrapped(
        solution.remark, after: style.readable("  \(solution.name): "), style)
    }
  }

  /// What the task names to be read.
  private var reading: [String] {
    let task = (try? exercise.task()) ?? ""
    guard let start = task.firstRange(of: "\n## Read\n") else { return [] }
    let section = task[start.upperBound...].prefix { $0 != "#" }
    return ["To read:"] + MarkdownText(style: style).lines(String(section))
  }

  private var following: [String] {
    guard let next else { return [] }
    let name = "The next exercise is \(next.number), \(next.name)"
    guard let part = next.part, next.earlier.last?.name == exercise.name else {
      return [name + "."]
    }
    return ["\(name), \(part.words). It begins with your file as it is."]
  }

  private func wrapped(_ lines: [String]) -> [String] {
    lines.flatMap { TextLayout.wrap(style.readable($0), width: style.width) }
  }

  private static func units(_ count: Int) -> String { count == 1 ? "1 unit" : "\(count) units" }
}
