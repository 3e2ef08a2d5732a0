import Terminal

/// All topics that can be explained, one line each.
package struct TopicList {
  private let command: String
  private let style: TerminalStyle

  /// - Parameters:
  ///   - command: The command to which a name can be added.
  ///   - style: How to write it.
  package init(command: String, style: TerminalStyle) {
    self.command = command
    self.style = style
  }

  /// The whole text, ending in a line break.
  package var text: String {
    let blocks =
      [["\(command) KIND explains one of these."]]
      + Topic.groups.map { group in
        [style.paint(group.title, .bold)] + group.topics.flatMap(row)
      }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func row(_ topic: Topic) -> [String] {
    let start = "  " + TextLayout.pad(topic.name, to: Self.nameWidth) + "  "
    let indent = String(repeating: " ", count: start.count)
    return TextLayout.wrap(topic.explanation.summary, width: style.width - start.count)
      .enumerated().map { ($0 == 0 ? start : indent) + $1 }
  }

  private static let nameWidth = Topic.allCases.map(\.name.count).max() ?? 0
}
