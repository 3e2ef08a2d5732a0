import Terminal

/// A learner's file next to the solutions of an exercise, as a comparison.
package struct SolutionText {
  private let exercise: Exercise
  private let own: String?
  private let style: TerminalStyle

  /// - Parameter own: What is in the learner's file; `nil` to show the solutions alone.
  package init(_ exercise: Exercise, own: String?, style: TerminalStyle) {
    self.exercise = exercise
    self.own = own
    self.style = style
  }

  /// The whole text, ending in a line break.
  ///
  /// - Throws: ``CourseError`` if a solution cannot be read.
  package func text() throws(CourseError) -> String {
    let solutions = try exercise.solutions()
    var blocks: [[String]] = []
    if let own, solutions.contains(where: { columns(own, $0) == nil }) {
      blocks.append([bold("Yours")] + code(own))
      blocks += solutions.map { [bold(title($0))] + code($0.text) }
    } else if let own {
      blocks += solutions.compactMap { columns(own, $0) }
    } else {
      blocks += solutions.map { [bold(title($0))] + code($0.text) }
    }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func bold(_ text: String) -> String { style.paint(style.readable(text), .bold) }

  private func title(_ solution: Variant) -> String { "Solution \(solution.name)" }

  private func code(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { style.readable(String($0)) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The two texts side by side, if both fit.
  private func columns(_ own: String, _ solution: Variant) -> [String]? {
    let bar = style.hasUnicode ? " │ " : " | "
    let (left, right) = (code(own), code(solution.text))
    let width = max(5, left.map(\.count).max() ?? 0)
    let other = max(title(solution).count, right.map(\.count).max() ?? 0)
    // A screen reader reads line by line: there, one text after the other.
    guard style.hasUnicode, width + bar.count + other <= style.width else { return nil }
    let rows = (0..<max(left.count, right.count)).map { index in
      TextLayout.pad(left.indices.contains(index) ? left[index] : "", to: width) + bar
        + (right.indices.contains(index) ? right[index] : "")
    }
    return [bold(TextLayout.pad("Yours", to: width) + bar + title(solution))] + rows
  }
}
