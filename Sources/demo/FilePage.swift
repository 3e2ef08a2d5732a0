import Recording
import Terminal
import Timeline

/// What `demo FILE.swift` prints for people, after the program's own output.
struct FilePage {
  let style: TerminalStyle
  /// Whether it goes to standard error, since a machine reads standard output.
  let isQuiet: Bool
  private var page: DemoPage { DemoPage(style: style) }

  init(style: TerminalStyle, isQuiet: Bool) {
    self.style = style
    self.isQuiet = isQuiet
  }

  /// How the program ended.
  func printEnd(_ words: FileWords, wasRecorded: Bool) {
    put("")
    put(bold: words.ending)
    if !wasRecorded { put("Nothing was recorded: it ended before its main began.") }
  }

  /// The rows, who started what, and what the drawing leaves out.
  func printPicture(of run: RecordedRun, _ words: FileWords) {
    let inks: [TerminalStyle.Ink] = [.blue, .magenta, .cyan, .green, .yellow]
    var drawing = TimelineText(width: style.width, hasUnicode: style.hasUnicode) { text, task in
      style.paint(text, task.map { inks[$0 % inks.count] } ?? .dim)
    }
    drawing.startMeaning = "starts work"
    let timeline = run.withQueues
    put("")
    let names = drawing.nameWidth(of: [timeline])
    for line in drawing.rows(of: timeline, until: run.length, nameWidth: names) { put(line) }
    let key = drawing.key(for: [timeline], indent: 0)
    if !key.isEmpty { put("") }
    for line in key { put(line) }
    let starts = FileStarts(run).lines
    if !starts.isEmpty { put("") }
    for line in starts.prefix(Self.most) { put(wrapped: line, indent: 2) }
    if starts.count > Self.most {
      put("(and \(starts.count - Self.most) lines more; --json has all)")
    }
    for sentence in words.unfinished { put(wrapped: sentence) }
    put("")
    let rows = timeline.lanes.count
    if rows > drawing.laneLimit {
      put(
        wrapped: "Not drawn: \(rows - drawing.laneLimit) rows; --trace and --json have all of them."
      )
    }
    for sentence in words.limits { put(wrapped: sentence) }
  }

  /// How many lines tell what was started.
  private static let most = 12

  private func put(bold text: String) {
    for line in TextLayout.wrap(text, width: style.width) { put(style.paint(line, .bold)) }
  }

  private func put(wrapped text: String, indent: Int = 0) {
    let lines = TextLayout.wrap(text, width: min(style.width, 100) - indent)
    for (index, line) in lines.enumerated() {
      put(index == 0 ? line : String(repeating: " ", count: indent) + line)
    }
  }

  private func put(_ line: String) {
    if isQuiet { Console.note(ASCII.text(line, in: style)) } else { page.put(line) }
  }
}
