/// The cells of a timeline's rows: which sign stands where, and what colour it may have.
struct TimelineChart {
  struct Cell: Equatable {
    enum Ink: Equatable {
      case none
      case waiting
      case task(Int)
    }
    var sign: Character = " "
    var ink = Ink.none
  }

  let timeline: Timeline
  let columns: Int
  let signs: TimelineSigns
  private let origin: Int64
  private let length: Int64

  init(timeline: Timeline, length: Int64, columns: Int, signs: TimelineSigns) {
    self.timeline = timeline
    self.columns = max(10, columns)
    self.signs = signs
    let times =
      timeline.happenings.map(\.start) + timeline.notes.map(\.time) + timeline.marks.map(\.time)
    origin = times.min() ?? 0
    self.length = max(1, length, timeline.makespan)
  }

  /// A row: states, waiting and being free first, work over it, then starts, words and marks.
  func row(of lane: Int) -> [Cell] {
    var cells = Array(repeating: Cell(), count: columns)
    let spans = timeline.spans.filter { $0.lane == lane }
    for span in spans where span.activity == .holding {
      draw(span, in: &cells, with: (signs.enter, signs.hold, signs.leave), .none)
    }
    for span in spans where span.activity == .waiting {
      draw(span, in: &cells, with: (signs.wait, signs.wait, signs.wait), .waiting)
    }
    for span in spans where span.activity == .free {
      draw(span, in: &cells, with: (signs.free, signs.free, signs.free), .waiting)
    }
    for time in timeline.wakeUps(of: lane) { mark(signs.wake, at: time, in: &cells) }
    for span in spans where span.activity == .working {
      let ink = Cell.Ink.task(span.task ?? 0)
      draw(span, in: &cells, with: (signs.open, signs.work, signs.close), ink)
    }
    for note in timeline.notes where note.lane == lane {
      mark(signs.note, at: note.time, in: &cells)
    }
    for link in timeline.links where link.from == lane && link.to != lane {
      mark(signs.start, at: link.sent, in: &cells)
    }
    for kind in Timeline.Mark.Kind.allCases {
      for mark in timeline.marks where mark.lane == lane && mark.kind == kind {
        self.mark(signs.sign(of: kind), at: mark.time, in: &cells)
      }
    }
    // Last, and only where no sign stands: half a name says nothing.
    for span in spans where span.activity == .waiting || span.activity == .free {
      name(span, in: &cells, over: span.activity == .free ? signs.free : signs.wait)
    }
    return cells
  }

  /// The axis: milliseconds, or microseconds for a short run, at round numbers.
  var axis: String {
    let (scale, unit): (Double, String) = length < 2_000_000 ? (1e3, "us") : (1e6, "ms")
    let total = Double(length) / scale
    let step = roundStep(atLeast: total / Double(max(1, columns / 12)))
    var cells = Array(repeating: Character(" "), count: columns)
    var tick = 0.0
    var free = 0
    while tick <= total {
      let label = tick == 0 ? "0 \(unit)" : text(tick, step: step)
      let column = min(columns - 1, Int(tick / total * Double(columns)))
      if column >= free, column + label.count <= columns {
        cells.replaceSubrange(column..<column + label.count, with: Array(label))
        free = column + label.count + 1
      }
      tick += step
    }
    while cells.last == " " { cells.removeLast() }
    return String(cells)
  }

  /// Draws a span with its name, where there is room for it.
  private func draw(
    _ span: Timeline.Span, in cells: inout [Cell],
    with signs: (open: Character, fill: Character, close: Character), _ ink: Cell.Ink
  ) {
    let range = range(of: span)
    guard range.count >= 2 else {
      let short = span.activity == .working ? self.signs.short : signs.open
      cells[range.lowerBound] = Cell(sign: short, ink: ink)
      return
    }
    for column in range { cells[column] = Cell(sign: signs.fill, ink: ink) }
    cells[range.lowerBound].sign = signs.open
    cells[range.upperBound - 1].sign = signs.close
    if ink != .waiting { name(span, in: &cells, over: signs.fill) }
  }

  /// Writes a span's name where there is room and nothing but a filling.
  private func name(_ span: Timeline.Span, in cells: inout [Cell], over filling: Character) {
    let range = range(of: span)
    // A wait has its sign before its name: the start of a task may stand on the first of them.
    let inset = span.activity == .working || span.activity == .holding ? 1 : 2
    let room = range.count - 1 - inset
    let short = shortened(span.label)
    let label = span.label.count <= room ? span.label : short.count <= room ? short : ""
    let first = range.lowerBound + inset
    guard !label.isEmpty, cells[first..<first + label.count].allSatisfy({ $0.sign == filling })
    else { return }
    for (offset, character) in label.enumerated() { cells[first + offset].sign = character }
  }

  /// "3" for "task 3", "d3" for "decode 3".
  private func shortened(_ label: String) -> String {
    let words = label.split(separator: " ")
    guard let last = words.last, words.count > 1, last.allSatisfy(\.isNumber) else { return label }
    return words[0] == "task" ? String(last) : String(label.prefix(1)) + last
  }

  private func mark(_ sign: Character, at time: Int64, in cells: inout [Cell]) {
    let column = self.column(of: time)
    if case .task = cells[column].ink { return }
    if cells[column].sign == signs.note, sign == signs.start { return }
    cells[column] = Cell(sign: sign)
  }

  private func range(of span: Timeline.Span) -> Range<Int> {
    let first = column(of: span.start)
    let exactEnd = Double(span.end - origin) / Double(length) * Double(columns)
    let last = min(columns, max(first + 1, Int(exactEnd.rounded())))
    return first..<last
  }

  private func column(of time: Int64) -> Int {
    let exact = Double(time - origin) / Double(length) * Double(columns)
    return min(columns - 1, max(0, Int(exact.rounded())))
  }

  private func roundStep(atLeast least: Double) -> Double {
    var power = 0.001
    while power * 10 <= least { power *= 10 }
    for factor in [1.0, 2, 5, 10] where power * factor >= least { return power * factor }
    return power * 10
  }

  private func text(_ value: Double, step: Double) -> String {
    step >= 1 ? "\(Int(value.rounded()))" : "\((value * 1000).rounded() / 1000)"
  }
}
