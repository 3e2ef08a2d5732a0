import Foundation
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
  func printEnd(_ end: ProgramEnd, of file: String, after length: Int64?, limit: Duration) {
    let name = URL(filePath: file).lastPathComponent
    let time = length.map { " after \(DurationText.format(nanoseconds: Double($0)))" } ?? ""
    let sentence =
      switch end {
      case .exited(let status): "\(name) ended with status \(status)\(time)."
      case .crashed(let signal):
        "\(name) crashed with signal \(signal) (\(words(signal)))\(time), the runtime's report of it included."
      case .stopped: "\(name) was stopped at the limit of \(DurationText.format(limit)) (--limit)."
      case .interrupted: "\(name) was ended by Ctrl-C\(time)."
      }
    put("")
    put(bold: sentence)
    if length == nil { put("Nothing was recorded: it ended before its main began.") }
  }

  /// The rows, who started what, and what the drawing leaves out.
  func printPicture(of run: RecordedRun) {
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
    for line in unfinished(run) { put(wrapped: line) }
    put("")
    for sentence in leftOut(run, rows: timeline.lanes.count, limit: drawing.laneLimit) {
      put(wrapped: sentence)
    }
  }

  /// How many lines tell what was started.
  private static let most = 12

  private func unfinished(_ run: RecordedRun) -> [String] {
    var lanes: [String: [String]] = [:]
    for wait in run.unfinished {
      lanes[reason(wait.reason), default: []].append(run.timeline.lanes[wait.lane].name)
    }
    return lanes.sorted { $0.key < $1.key }.map { reason, names in
      let shown = names.prefix(8).joined(separator: ", ")
      let more = names.count > 8 ? " and \(names.count - 8) more" : ""
      return "At the end, waiting for \(reason): \(shown)\(more)."
    }
  }

  private func reason(_ reason: RecordedReason) -> String {
    switch reason {
    case .sleep: "time to pass"
    case .semaphore: "a semaphore"
    case .group: "a group"
    case .block: "a work item"
    case .queue: "a queue (sync)"
    case .lock: "a lock"
    case .condition: "a condition"
    case .thread: "a thread"
    case .iterations: "iterations"
    case .events: "events"
    case .awaited: "what they await"
    }
  }

  private func leftOut(_ run: RecordedRun, rows: Int, limit: Int) -> [String] {
    var sentences: [String] = []
    if rows > limit {
      sentences.append("Not drawn: \(rows - limit) rows; --trace and --json have all of them.")
    }
    let waiting = run.works.count { $0.start == nil }
    if waiting > 0, run.lost == 0 {
      sentences.append("\(waiting) of \(run.works.count) works that queues were given never began.")
    }
    if run.lost > 0 {
      sentences.append(
        "Only the beginning is drawn: the recorder had room for \(run.events) events, and \(run.lost) "
          + "came after them."
      )
    }
    sentences.append(
      "Not recorded: waits under 10 us, waits for files and the network, atomics, and which task "
        + "awaits which. A row of a task is drawn where the task runs (on whichever thread) and "
        + "where it is suspended. Times are real, and include the recorder's own.")
    return sentences
  }

  private func words(_ signal: Int32) -> String {
    String(cString: strsignal(signal)).lowercased()
  }

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
