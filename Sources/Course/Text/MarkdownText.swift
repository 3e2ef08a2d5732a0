import Terminal

/// The little Markdown of tasks and hints, written for a terminal.
///
/// Headings, paragraphs, lists and code are known; what else there may be is shown as it is.
package struct MarkdownText {
  private let style: TerminalStyle
  private let width: Int

  /// Writes in a style.
  package init(style: TerminalStyle) {
    self.style = style
    width = min(style.width, 90)
  }

  /// The lines of a text; only code is ever longer than the style's width.
  package func lines(_ markdown: String) -> [String] {
    var lines: [String] = []
    var paragraph = ""
    var isCode = false
    func finish() {
      if !paragraph.isEmpty { lines += block(paragraph) }
      paragraph = ""
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") {
        finish()
        isCode.toggle()
      } else if isCode {
        lines.append("    " + style.readable(String(line)))
      } else if text.isEmpty {
        finish()
        if lines.last?.isEmpty == false { lines.append("") }
      } else if text.hasPrefix("#") {
        finish()
        if lines.last?.isEmpty == false { lines.append("") }
        let title = style.readable(String(text.drop { $0 == "#" || $0 == " " }))
        lines += TextLayout.wrap(title, width: width).map { style.paint($0, .bold) }
      } else if Self.isItem(text) {
        finish()
        paragraph = String(text)
      } else {
        paragraph += (paragraph.isEmpty ? "" : " ") + text
      }
    }
    finish()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func isItem(_ line: Substring) -> Bool {
    line.prefixMatch(of: /(?:[-*+]|\d+[.)])\s/) != nil
  }

  /// A paragraph, or an item of a list with its lines under one another.
  private func block(_ text: String) -> [String] {
    let label = text.prefixMatch(of: /(?:[-*+]|\d+[.)])\s/).map { String($0.0) } ?? ""
    let indent = String(repeating: " ", count: label.count)
    let body = style.readable(Self.withoutLinks(String(text.dropFirst(label.count))))
    return TextLayout.wrap(body, width: width - label.count).enumerated().map { index, line in
      (index == 0 ? label : indent) + line
    }
  }

  /// `[words](address)` as `words (address)`.
  private static func withoutLinks(_ text: String) -> String {
    text.replacing(/\[([^\]]+)\]\(([^)]+)\)/) { "\($0.1) (\($0.2))" }
  }
}
