import Terminal

/// What changed in the verdict from one version of a learner's file to the next.
package struct DifferenceText {
  private let kept: KeptVerdicts
  private let exercise: Exercise
  private let style: TerminalStyle

  /// - Parameter kept: The last two versions.
  package init(_ kept: KeptVerdicts, of exercise: Exercise, style: TerminalStyle) {
    self.kept = kept
    self.exercise = exercise
    self.style = style
  }

  /// The whole text, ending in a line break.
  package var text: String {
    let now = "\(kept.now.points) of \(kept.now.of) points"
    guard let before = kept.before else {
      return lines(["There is no earlier version to compare with. This one has \(now)."])
    }
    let changes =
      criteria(since: before) + problems(since: before) + checks(since: before)
    guard !changes.isEmpty || before.points != kept.now.points else {
      let still = kept.now.problems.values.sorted().first.map { ", still: \($0)" } ?? ""
      return lines(["The verdict is the same as before your last change: \(now)\(still)."])
    }
    return lines([
      "Since your last version: \(before.points) → \(now)."
    ]) + (changes.isEmpty ? "" : "\n" + lines(changes))
  }

  private func criteria(since before: KeptVerdict) -> [String] {
    let gained = kept.now.criteria.filter { !before.criteria.contains($0) }
    let lost = before.criteria.filter { !kept.now.criteria.contains($0) }
    func points(_ criterion: Criterion) -> Int { exercise.manifest.points(for: criterion) ?? 0 }
    return gained.map { "+\(points($0))  \($0.title)" } + lost.map { "-\(points($0))  \($0.title)" }
  }

  private func problems(since before: KeptVerdict) -> [String] {
    func only(_ one: KeptVerdict, _ other: KeptVerdict) -> [String] {
      one.problems.filter { other.problems[$0.key] == nil }.values.sorted()
    }
    return only(before, kept.now).map { "gone: \($0)" }
      + only(kept.now, before).map { "new: \($0)" }
  }

  private func checks(since before: KeptVerdict) -> [String] {
    let gained = kept.now.checks.filter { !before.checks.contains($0) }
    let lost = before.checks.filter { !kept.now.checks.contains($0) }
    return gained.map { "✓ now: \($0)" } + lost.map { "✗ no longer: \($0)" }
  }

  private func lines(_ texts: [String]) -> String {
    texts.flatMap { ProblemText.wrapped($0, style) }.map { $0 + "\n" }.joined()
  }
}
