import Foundation

/// Timelines as Chrome trace events, the JSON that https://ui.perfetto.dev opens.
///
/// The format: "Trace Event Format", by the Chromium authors. Times are microseconds with
/// fractions. Each timeline is a process of the trace, each lane a thread. Spans of one lane that
/// overlap without nesting are written as asynchronous events, since a thread's must nest.
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
    traceEvents.append(
      Event(ph: "M", pid: process, tid: 0, name: "process_name", args: ["name": .text(name)]))
    for lane in timeline.lanes {
      traceEvents.append(
        Event(
          ph: "M", pid: process, tid: lane.id + 1, name: "thread_name",
          args: ["name": .text(lane.name)]))
    }
    addSpans(of: timeline, process: process)
    for link in timeline.links where link.from != link.to {
      let id = link.task
      traceEvents.append(
        Event(
          ph: "s", pid: process, tid: link.from + 1, ts: link.sent, name: "start", cat: "flow",
          id: process * 1_000_000 + id))
      traceEvents.append(
        Event(
          ph: "f", pid: process, tid: link.to + 1, ts: link.received, name: "start", cat: "flow",
          id: process * 1_000_000 + id, bp: "e"))
    }
    for note in timeline.notes {
      traceEvents.append(
        Event(
          ph: "i", pid: process, tid: note.lane + 1, ts: note.time, name: note.text, cat: "note",
          s: "t"))
    }
    addRunning(of: timeline, process: process)
  }

  /// The trace as a JSON text.
  ///
  /// - Throws: An `EncodingError`, for a name that is not valid text.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private mutating func addSpans(of timeline: Timeline, process: Int) {
    var open: [Int: [Int64]] = [:]  // lane: the ends of the spans that are open, outermost first
    let spans = timeline.spans.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    for (index, span) in spans.enumerated() {
      var ends = open[span.lane, default: []].filter { $0 > span.start }
      let nests = ends.last.map { span.end <= $0 } ?? true
      let thread = span.lane + 1
      if nests {
        ends.append(span.end)
        traceEvents.append(
          Event(
            ph: "X", pid: process, tid: thread, ts: span.start, dur: span.duration,
            name: span.label, cat: span.activity.rawValue, args: span.traceArguments))
      } else {
        for (phase, time) in [("b", span.start), ("e", span.end)] {
          traceEvents.append(
            Event(
              ph: phase, pid: process, tid: thread, ts: time, name: span.label,
              cat: span.activity.rawValue, id: process * 1_000_000 + 500_000 + index))
        }
      }
      open[span.lane] = ends
    }
  }

  /// How many tasks are being worked on, as a counter track.
  private mutating func addRunning(of timeline: Timeline, process: Int) {
    let working = timeline.spans.filter { $0.activity == .working }
    var running = 0
    for (time, change) in working.flatMap({ [($0.start, 1), ($0.end, -1)] }).sorted(by: <) {
      running += change
      traceEvents.append(
        Event(
          ph: "C", pid: process, tid: 0, ts: time, name: "running",
          args: ["tasks": .number(running)]))
    }
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
