import Terminal

/// How much of a story is shown.
package enum StorySteps: String, Sendable, CaseIterable {
  /// The steps that say most about what went wrong, as many as fit on a page.
  case key
  /// Every step.
  case all

  /// The most lines of a story that is not shown whole.
  package static let mostLines = 40

  /// The option that asks for it.
  package static let option = "--steps"

  /// What the command line asks for.
  ///
  /// - Throws: `UsageError`.
  package init(_ arguments: Arguments) throws(UsageError) {
    let word = try arguments.choice(
      Self.option, default: Self.key.rawValue, among: Self.allCases.map(\.rawValue))
    self = Self(rawValue: word) ?? .key
  }

  /// A story as text, and what is not told of it.
  ///
  /// - Parameter ownFile: The file of which every reader knows that it is meant.
  package func lines(of story: Story, style: TerminalStyle, ownFile: String? = nil) -> [String] {
    let whole = StoryText(story, style: style, ownFile: ownFile).lines
    guard self == .key else { return whole }
    var most = KeySteps.most
    while true {
      let steps = KeySteps(of: story, most: most)
      let isWhole = steps.rows.count == steps.count
      let lines =
        isWhole
        ? whole : StoryText(story.with(steps), style: style, ownFile: ownFile).lines
      if lines.count < Self.mostLines || most == 1 {
        return isWhole ? lines : lines + [Self.pointer(steps)]
      }
      most = min(most, steps.count) - 1
    }
  }

  private static func pointer(_ steps: KeySteps) -> String {
    "The \(steps.rows.count) steps of \(steps.count) that say most; all of them: add \(option) all"
  }
}
