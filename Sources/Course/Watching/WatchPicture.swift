import Terminal

/// A whole screen of a watched exercise, as text: the page, what was said last, and the prompt.
package struct WatchPicture: Sendable {
  private var texts: [String] = []
  private var isReadFromEnd = false
  private var page: WatchPage?
  private var said: String?

  /// Nothing is shown yet.
  package init() {}

  /// Shows a text instead of what was shown.
  package mutating func show(_ text: String, isReadFromEnd: Bool) {
    texts = [text]
    self.isReadFromEnd = isReadFromEnd
    page = nil
    said = nil
  }

  /// Shows a text below what is shown.
  package mutating func add(_ text: String) {
    texts.append(text)
    isReadFromEnd = true
    page = nil
    said = nil
  }

  /// Says a sentence above the prompt until something else is shown.
  package mutating func say(_ sentence: String) { said = sentence }

  /// Shows the next part of a page that does not fit.
  package mutating func scroll(style: TerminalStyle, height: Int) {
    var page = page ?? newPage(style, height)
    said = page.scroll() ? nil : "Everything is on the screen."
    self.page = page
  }

  /// The size of the screen has changed.
  package mutating func resize() { page = nil }

  /// The lines, with the prompt in the last row of the screen.
  package func lines(prompt: String, style: TerminalStyle, height: Int) -> [String] {
    var lines = (page ?? newPage(style, height)).visible
    let end = [said ?? "", prompt]
    if lines.count + end.count < height {
      lines += Array(repeating: "", count: height - lines.count - end.count)
    }
    return lines + end
  }

  private func newPage(_ style: TerminalStyle, _ height: Int) -> WatchPage {
    var lines: [String] = []
    for text in texts {
      if !lines.isEmpty { lines.append("") }
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
    }
    return WatchPage(
      lines, width: style.width, room: height - 2, isReadFromEnd: isReadFromEnd,
      hasUnicode: style.hasUnicode)
  }
}
