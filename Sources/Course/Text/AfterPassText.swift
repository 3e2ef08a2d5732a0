import Terminal

/// What follows a pass: how the time compares, and where other solutions are.
package struct AfterPassText {
  private let exercise: Exercise
  private let comparison: PassComparison?
  private let style: TerminalStyle

  /// - Parameter comparison: The times, for an exercise that is timed.
  package init(_ exercise: Exercise, _ comparison: PassComparison?, style: TerminalStyle) {
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
    lines.append("Solutions for comparison: swift run grade solution \(exercise.name)")
    return lines.flatMap { TextLayout.wrap(style.readable($0), width: style.width) }
      .joined(separator: "\n") + "\n"
  }

  private static func units(_ count: Int) -> String { count == 1 ? "1 unit" : "\(count) units" }
}
