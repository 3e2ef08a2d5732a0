/// Draws a timeline as text: one row a lane, time from left to right.
package struct TimelineText {
  /// The number of columns of the whole drawing.
  package var width: Int
  /// Whether characters outside ASCII may be used.
  package var hasUnicode: Bool
  /// The most lanes that are drawn; how many more there are is said.
  package var laneLimit: Int
  /// What the sign of a start means.
  package var startMeaning = "starts a task"
  /// Puts a text in the colour of a task, without changing what is visible of it.
  ///
  /// The task is `nil` for waiting.
  package var paint: (_ text: String, _ task: Int?) -> String

  /// Makes a drawing style.
  package init(
    width: Int = 80, hasUnicode: Bool = true, laneLimit: Int = 24,
    paint: @escaping (_ text: String, _ task: Int?) -> String = { text, _ in text }
  ) {
    self.width = max(40, width)
    self.hasUnicode = hasUnicode
    self.laneLimit = laneLimit
    self.paint = paint
  }

  /// The drawing: an axis, the lanes, and a key of the signs that occur in it.
  ///
  /// - Returns: The lines, none longer than ``width``; a sentence if nothing happened.
  /// - Complexity: O(*lanes* · `width` + *events*).
  package func lines(of timeline: Timeline) -> [String] {
    let names = nameWidth(of: [timeline])
    return rows(of: timeline, until: timeline.makespan, nameWidth: names)
      + key(for: [timeline], indent: names + 2)
  }

  /// The axis and the lanes, beside others that are drawn to the same scale.
  ///
  /// - Parameters:
  ///   - timeline: What is drawn.
  ///   - length: The length of the axis in nanoseconds, at least the makespan.
  ///   - nameWidth: The columns of the lanes' names, from ``nameWidth(of:)``.
  /// - Returns: The lines, none longer than ``width``; a sentence if nothing happened.
  package func rows(of timeline: Timeline, until length: Int64, nameWidth: Int) -> [String] {
    guard timeline.makespan > 0 else { return ["(nothing to draw)"] }
    let lanes = timeline.lanes.prefix(laneLimit)
    let chart = TimelineChart(
      timeline: timeline, length: length, columns: width - nameWidth - 2, signs: signs)
    var lines = [pad("", to: nameWidth + 2) + chart.axis]
    for lane in lanes {
      let cells = chart.row(of: lane.id)
      lines.append(pad(clippedName(lane), to: nameWidth + 2) + painted(cells.trimmed))
    }
    if timeline.lanes.count > lanes.count {
      lines.append("(and \(timeline.lanes.count - lanes.count) more lanes)")
    }
    return lines
  }

  /// The columns that the names of the lanes take.
  package func nameWidth(of timelines: [Timeline]) -> Int {
    timelines.flatMap { $0.lanes.prefix(laneLimit) }.map { clippedName($0).count }.max() ?? 0
  }

  private func clippedName(_ lane: Timeline.Lane) -> String { clip(lane.name, to: width / 4) }

  /// Who started whom, a line for each pair of lanes.
  ///
  /// Lanes that have no other work than the task they are named after share a line.
  ///
  /// - Returns: Lines such as `main → worker 1: task 1, task 3` and `main → task 1, task 2`.
  package func starts(of timeline: Timeline) -> [String] {
    let label = Dictionary(
      timeline.spans.compactMap { span in span.task.map { ($0, span.label) } },
      uniquingKeysWith: { first, _ in first })
    var heads: [String] = []
    var tasks: [String: [String]] = [:]
    for link in timeline.links where link.from != link.to {
      let (from, to) = (timeline.lanes[link.from].name, timeline.lanes[link.to].name)
      let task = label[link.task] ?? "task \(link.task)"
      let head = task == to ? "\(from) \(signs.arrow) " : "\(from) \(signs.arrow) \(to): "
      if tasks[head] == nil { heads.append(head) }
      tasks[head, default: []].append(task)
    }
    let shown = heads.prefix(laneLimit).map { head in
      clip(head + tasks[head, default: []].joined(separator: ", "), to: width)
    }
    return shown
      + (heads.count > shown.count ? ["(and \(heads.count - shown.count) more)"] : [])
  }

  var signs: TimelineSigns { hasUnicode ? .unicode : .ascii }

  private func painted(_ cells: ArraySlice<TimelineChart.Cell>) -> String {
    var text = ""
    var run = ""
    var ink = TimelineChart.Cell.Ink.none
    func flush() {
      switch ink {
      case .none: text += run
      case .waiting: text += paint(run, nil)
      case .task(let task): text += paint(run, task)
      }
      run = ""
    }
    for cell in cells {
      if cell.ink != ink {
        flush()
        ink = cell.ink
      }
      run.append(cell.sign)
    }
    flush()
    return text
  }

  /// What the signs mean that occur in some timelines.
  ///
  /// - Parameters:
  ///   - timelines: What is drawn.
  ///   - indent: The columns that are left free.
  package func key(for timelines: [Timeline], indent: Int) -> [String] {
    var lines: [String] = []
    for part in signs.meanings(in: timelines, start: startMeaning) {
      if let line = lines.last, line.count + 3 + part.count <= width {
        lines[lines.count - 1] = line + "   " + part
      } else {
        lines.append(pad("", to: indent) + part)
      }
    }
    return lines
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func clip(_ text: String, to width: Int) -> String {
    text.count <= width ? text : text.prefix(width - 1) + String(signs.ellipsis)
  }
}

extension [TimelineChart.Cell] {
  /// The cells without the empty ones at the end.
  fileprivate var trimmed: ArraySlice<TimelineChart.Cell> {
    prefix((lastIndex { $0.sign != " " } ?? -1) + 1)
  }
}
