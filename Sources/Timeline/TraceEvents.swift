import Foundation

/// Timelines as Chrome trace events, the JSON that https://ui.perfetto.dev opens.
///
/// The format: "Trace Event Format", by the Chromium authors. Times are microseconds with
/// fractions. Each timeline is a process of the trace; each lane is a thread, and so is each queue.
/// The slices of a thread must nest, so a lane whose spans overlap otherwise has several threads. An arrow
/// is drawn only from inside a slice to inside a slice: so the start of a task is a slice, too.
package struct TraceEvents: Encodable {
  private let displayTimeUnit = "ms"
  private let otherData: [String: String]
  private var traceEvents: [Event] = []

  /// Starts an empty trace.
  ///
  /// - Parameter otherData: What a reader should know of the whole trace, such as the seed.
  package init(otherData: [String: String] = [:]) {
    self.otherData = otherData
  }

  /// Adds a timeline as a process of the trace.
  package mutating func add(_ timeline: Timeline, named name: String) {
    let process = (traceEvents.map(\.pid).max() ?? 0) + 1
    describe("process", as: name, order: process, process: process)
    var thread = 0
    var threadOfLane: [Int: Int] = [:]
    var threadOfTask: [Int: Int] = [:]
    let starts = timeline.startsByLane
    let spansOfLane = Dictionary(grouping: timeline.spans, by: \.lane)
    for lane in timeline.lanes {
      threadOfLane[lane.id] = thread + 1
      let starts = starts[lane.id] ?? []
      let spans = spansOfLane[lane.id] ?? []
      for (row, name) in TraceRows(spans + starts).named(lane.name) {
        thread += 1
        describe("thread", as: name, order: thread, process: process, thread: thread)
        for span in row {
          traceEvents.append(Event(span, process: process, thread: thread))
          if let task = span.task, span.activity == .working { threadOfTask[task] = thread }
        }
      }
    }
    for queue in timeline.queues {
      let spans = timeline.spans.filter { $0.queue == queue }
      for (row, name) in TraceRows(spans).named("queue \(queue)") {
        thread += 1
        describe("thread", as: name, order: thread, process: process, thread: thread)
        for span in row { traceEvents.append(Event(span, process: process, thread: thread)) }
      }
    }
    addArrows(of: timeline, process: process, from: threadOfLane, to: threadOfTask)
    for note in timeline.notes {
      traceEvents.append(
        Event(
          ph: "i", pid: process, tid: threadOfLane[note.lane] ?? 0, ts: note.time, name: note.text,
          cat: "note", s: "t"))
    }
    for mark in timeline.marks {
      traceEvents.append(
        Event(
          ph: "i", pid: process, tid: threadOfLane[mark.lane] ?? 0, ts: mark.time,
          name: mark.kind.rawValue, cat: "mark", s: "t"))
    }
    let working = timeline.spans.filter { $0.activity == .working }
    count("running", working.map { ($0.start, $0.end) }, process: process)
    count("ready", timeline.arrows.map { ($0.sent, $0.received) }, process: process)
  }

  /// The trace as a JSON text.
  ///
  /// - Throws: An `EncodingError`, for a name that is not valid text.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// A name, and the place among those of its kind, which a viewer would else choose by number or by name.
  private mutating func describe(
    _ kind: String, as name: String, order: Int, process: Int, thread: Int = 0
  ) {
    traceEvents.append(
      Event(
        ph: "M", pid: process, tid: thread, name: "\(kind)_name", args: ["name": .text(name)]))
    traceEvents.append(
      Event(
        ph: "M", pid: process, tid: thread, name: "\(kind)_sort_index",
        args: ["sort_index": .number(order)]))
  }

  private mutating func addArrows(
    of timeline: Timeline, process: Int, from lanes: [Int: Int], to tasks: [Int: Int]
  ) {
    for link in timeline.arrows {
      let id = process * 1_000_000 + link.task
      traceEvents.append(
        Event(
          ph: "s", pid: process, tid: lanes[link.from] ?? 0, ts: link.sent, name: "start",
          cat: "flow", id: id))
      traceEvents.append(
        Event(
          ph: "f", pid: process, tid: tasks[link.task] ?? lanes[link.to] ?? 0, ts: link.received,
          name: "start", cat: "flow", id: id, bp: "e"))
    }
  }

  /// How many tasks are in a state at each time, as a counter track.
  private mutating func count(_ state: String, _ stays: [(Int64, Int64)], process: Int) {
    var number = 0
    for (time, change) in stays.flatMap({ [($0.0, 1), ($0.1, -1)] }).sorted(by: <) {
      number += change
      traceEvents.append(
        Event(
          ph: "C", pid: process, tid: 0, ts: time, name: state, args: ["tasks": .number(number)]))
    }
  }
}

extension Timeline {
  /// The starts that are drawn as arrows: those of one lane by another.
  fileprivate var arrows: [Link] { links.filter { $0.from != $0.to } }

  /// The program's queues that ran something, in the order in which they first did.
  ///
  /// The system's own, on which threads of the pool and tasks run, say nothing more than the lanes.
  fileprivate var queues: [String] {
    var seen: Set<String> = []
    return spans.compactMap(\.queue).filter {
      !$0.isEmpty && !$0.hasPrefix("com.apple.root.") && seen.insert($0).inserted
    }
  }

  /// The starts of tasks as slices of the lanes that start them: as long as nothing else begins or ends there, at
  /// most 1 us.
  fileprivate var startsByLane: [Int: [Span]] {
    let titles = Dictionary(
      spans.compactMap { span in span.task.map { ($0, span.label) } },
      uniquingKeysWith: { first, _ in first })
    var edges = Dictionary(grouping: spans, by: \.lane).mapValues { own in
      own.flatMap { [$0.start, $0.end] }
    }
    for link in arrows { edges[link.from, default: []].append(link.sent) }
    edges = edges.mapValues { $0.sorted() }
    var starts: [Int: [Span]] = [:]
    for link in arrows {
      let next = edges[link.from]?.first(after: link.sent) ?? .max
      starts[link.from, default: []].append(
        Span(
          lane: link.from, activity: .working,
          label: "starts \(titles[link.task] ?? "task \(link.task)")", start: link.sent,
          end: min(next, link.sent + 1_000)))
    }
    return starts
  }
}

extension TraceEvents {
  fileprivate enum Argument: Encodable {
    case text(String)
    case number(Int)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  /// One event, with the format's own names of its fields; a field that is `nil` is left out.
  fileprivate struct Event: Encodable {
    let ph: String
    let pid: Int
    let tid: Int
    var ts: Double?
    var dur: Double?
    let name: String
    var cat: String?
    var id: Int?
    var bp: String?
    var s: String?
    var args: [String: Argument]?

    /// A slice.
    init(_ span: Timeline.Span, process: Int, thread: Int) {
      self.init(
        ph: "X", pid: process, tid: thread, ts: span.start, dur: span.duration, name: span.label,
        cat: span.activity.rawValue, args: span.traceArguments)
    }

    init(
      ph: String, pid: Int, tid: Int, ts: Int64? = nil, dur: Int64? = nil, name: String,
      cat: String? = nil, id: Int? = nil, bp: String? = nil, s: String? = nil,
      args: [String: Argument]? = nil
    ) {
      self.ph = ph
      self.pid = pid
      self.tid = tid
      self.ts = ts.map { Double($0) / 1000 }
      self.dur = dur.map { Double($0) / 1000 }
      self.name = name
      self.cat = cat
      self.id = id
      self.bp = bp
      self.s = s
      self.args = args
    }
  }
}

extension Timeline.Span {
  fileprivate var traceArguments: [String: TraceEvents.Argument] {
    var arguments: [String: TraceEvents.Argument] = [:]
    if let task { arguments["task"] = .number(task) }
    if let queue { arguments["queue"] = .text(queue) }
    return arguments
  }
}

extension [Int64] {
  /// The first of sorted times that is later than another.
  fileprivate func first(after time: Int64) -> Int64? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > time { high = middle } else { low = middle + 1 }
    }
    return low < count ? self[low] : nil
  }
}
