import Foundation
import Patterns
import Terminal
import Timeline

/// What `demo` prints for people: heading, the pattern's own words, picture, timing, closing.
struct DemoPage: Sendable {
  let style: TerminalStyle

  func printOpening(_ command: DemoCommand) {
    let rehearsal = command.rehearsal
    let work = rehearsal.units.map { "\(Int($0))" }
    let shown = work.prefix(20).joined(separator: " ") + (work.count > 20 ? " ..." : "")
    let tasks = rehearsal.tasks == 1 ? "1 task" : "\(rehearsal.tasks) tasks"
    let sentence =
      "\(tasks) of \(shown) units, 1 unit = \(DurationText.format(rehearsal.unit)), "
      + "seed \(rehearsal.seed)"
    for line in TextLayout.wrap(sentence, width: style.width) { put(style.paint(line, .dim)) }
  }

  func printHeading(of pattern: Pattern) {
    put("")
    let heading = ASCII.text("\(pattern.name): \(pattern.summary)", in: style)
    for line in TextLayout.wrap(heading, width: min(style.width, 100)) {
      put(style.paint(line, .bold))
    }
    put(lines: "Look for: \(pattern.lookFor)")
  }

  func printHeading(of part: Pattern.Part, number: Int) {
    put("")
    if !part.title.isEmpty { put(style.paint("(\(number)) \(part.title)", .bold)) }
  }

  func printNote(_ note: Timeline.Note, _ lane: Timeline.Lane) {
    let time = TextLayout.padLeft(NumberText.fixed(Double(note.time) / 1e6, decimals: 1), to: 8)
    let head = "\(time) ms  \(TextLayout.pad(lane.name, to: 10))  "
    let room = max(20, style.width - head.count)
    // Only what is too long is broken: a picture's spaces must stay.
    let lines = note.text.count <= room ? [note.text] : TextLayout.wrap(note.text, width: room)
    put(head + lines[0])
    for line in lines.dropFirst() { put(TextLayout.pad("", to: head.count) + line) }
  }

  /// Draws all parts on one time axis, so that twice as long is drawn twice as long.
  func printPictures(of run: PatternRun) {
    let inks: [TerminalStyle.Ink] = [.blue, .magenta, .cyan, .green, .yellow]
    let drawing = TimelineText(width: style.width, hasUnicode: style.hasUnicode) { text, task in
      style.paint(text, task.map { inks[$0 % inks.count] } ?? .dim)
    }
    let timelines = run.parts.map(\.drawn.timeline)
    let names = drawing.nameWidth(of: timelines)
    for (index, part) in run.parts.enumerated() {
      if part.performances.count > 1 || !part.part.title.isEmpty {
        printHeading(of: part.part, number: index + 1)
      } else {
        put("")
      }
      let timeline = part.drawn.timeline
      if part.performances.count > 1 {
        for note in timeline.notes { printNote(note, timeline.lanes[note.lane]) }
        if !timeline.notes.isEmpty { put("") }
      }
      for line in drawing.rows(of: timeline, until: run.longest, nameWidth: names) { put(line) }
      for line in drawing.starts(of: timeline) { put(style.paint(line, .dim)) }
      let facts = part.drawn.facts
      if !facts.isEmpty { put("") }
      for line in factLines(facts) { put(line) }
    }
    let key = drawing.key(for: timelines, indent: 0)
    if !key.isEmpty { put("") }
    for line in key { put(line) }
  }

  /// Names and figures side by side, or below one another where that is too wide.
  private func factLines(_ facts: [Fact]) -> [String] {
    let beside = TextLayout.columns(facts.map { ["  " + $0.name, $0.value] })
    guard beside.contains(where: { $0.count > style.width }) else { return beside }
    return facts.flatMap { fact in
      TextLayout.wrap(fact.name + ":", width: style.width - 2).map { "  " + $0 }
        + TextLayout.wrap(fact.value, width: style.width - 4).map { "    " + $0 }
    }
  }

  func put(_ line: String) {
    Console.print(ASCII.text(line, in: style))
  }

  func put(lines text: String) {
    for line in TextLayout.wrap(ASCII.text(text, in: style), width: min(style.width, 100)) {
      put(line)
    }
  }
}
