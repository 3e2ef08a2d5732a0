import Foundation
import Testing
import Timeline

@Suite("Chrome trace events")
struct TraceEventsTests {
  private struct Trace: Decodable {
    struct Event: Decodable {
      let ph: String
      let pid: Int
      let tid: Int
      let ts: Double?
      let dur: Double?
      let name: String
      let id: Int?
      let bp: String?
      let args: [String: Argument]?
    }
    struct Argument: Decodable {
      let text: String?
      let number: Int?

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        number = try? container.decode(Int.self)
        text = try? container.decode(String.self)
      }
    }
    let traceEvents: [Event]
    let otherData: [String: String]
  }

  private func trace(of timelines: [Timeline]) throws -> Trace {
    var events = TraceEvents(otherData: ["seed": "7"])
    for (index, timeline) in timelines.enumerated() { events.add(timeline, named: "run \(index)") }
    return try JSONDecoder().decode(Trace.self, from: Data(events.json().utf8))
  }

  private let twoLanes: [Timeline.Lane] = [
    .init(id: 0, kind: .thread, name: "main"), .init(id: 1, kind: .thread, name: "worker 1"),
  ]

  @Test("times are microseconds with fractions, and lanes are threads with names")
  func spans() throws {
    let timeline = Timeline(
      lanes: twoLanes,
      spans: [
        .init(lane: 1, activity: .working, label: "task 1", start: 1500, end: 4750, task: 1)
      ])
    let events = try trace(of: [timeline]).traceEvents
    let span = try #require(events.first { $0.ph == "X" })
    #expect(span.ts == 1.5 && span.dur == 3.25 && span.tid == 2)
    #expect(events.filter { $0.name == "thread_name" }.count == 2)
  }

  @Test("marks are instants on the thread of their lane")
  func marks() throws {
    let timeline = Timeline(
      lanes: twoLanes, marks: [.init(lane: 1, time: 2500, kind: .loss)])
    let event = try #require(try trace(of: [timeline]).traceEvents.first { $0.ph == "i" })
    #expect(event.name == "loss" && event.ts == 2.5 && event.tid == 2)
  }

  /// Two tasks are handed out while main does nothing, one while it works, and two overlap on one lane.
  private var busy: Timeline {
    Timeline(
      lanes: twoLanes,
      spans: [
        .init(
          lane: 1, activity: .working, label: "task 1", start: 10, end: 4_000, task: 1, queue: "q"),
        .init(lane: 0, activity: .working, label: "own", start: 100, end: 900, task: 9),
        .init(
          lane: 1, activity: .working, label: "task 2", start: 2_000, end: 6_000, task: 2,
          queue: "q"),
        .init(lane: 0, activity: .waiting, label: "all", start: 1_000, end: 6_100),
        .init(lane: 1, activity: .working, label: "task 3", start: 2_500, end: 3_000, task: 3),
      ],
      links: [
        .init(from: 0, sent: 5, to: 1, received: 10, task: 1),
        .init(from: 0, sent: 7, to: 1, received: 2_000, task: 2),
        .init(from: 0, sent: 850, to: 1, received: 2_500, task: 3),
      ])
  }

  @Test("a start is an arrow that begins and ends inside slices, as Perfetto demands")
  func flows() throws {
    let events = try trace(of: [busy]).traceEvents
    for phase in ["s", "f"] {
      let ends = events.filter { $0.ph == phase }
      #expect(ends.count == 3)
      for end in ends {
        let time = try #require(end.ts)
        let around = events.filter { slice in
          guard slice.ph == "X", slice.tid == end.tid, let ts = slice.ts, let dur = slice.dur else {
            return false
          }
          return ts <= time && time < ts + dur
        }
        #expect(!around.isEmpty, "\(end)")
        #expect(phase == "f" || around.contains { $0.name.hasPrefix("starts task") })
      }
    }
    #expect(events.filter { $0.ph == "f" }.allSatisfy { $0.bp == "e" })
    let ids = ["s", "f"].map { phase in events.filter { $0.ph == phase }.map(\.id) }
    #expect(ids[0] == ids[1])
  }

  @Test("slices of a thread nest: a lane whose spans overlap otherwise has several threads")
  func overlap() throws {
    let events = try trace(of: [busy]).traceEvents
    let slices = events.filter { $0.ph == "X" }
    for (one, other) in slices.flatMap({ a in slices.map { (a, $0) } }) where one.tid == other.tid {
      let (start, end) = (try #require(one.ts), try #require(one.ts) + #require(one.dur))
      let (from, to) = (try #require(other.ts), try #require(other.ts) + #require(other.dur))
      let isApart = end <= from || to <= start
      #expect(isApart || (start <= from && to <= end) || (from <= start && end <= to))
    }
    let names = events.filter { $0.name == "thread_name" }.map { $0.args?["name"]?.text }
    #expect(names == ["main", "worker 1", "worker 1 (2)", "queue q", "queue q (2)"])
  }

  @Test("the threads and processes are in the order of the lanes and timelines")
  func order() throws {
    let events = try trace(of: [busy, busy]).traceEvents
    let threads = events.filter { $0.name == "thread_sort_index" && $0.pid == 1 }
    #expect(threads.map(\.tid) == Array(1...5))
    #expect(threads.map { $0.args?["sort_index"]?.number } == Array(1...5))
    let processes = events.filter { $0.name == "process_sort_index" }
    #expect(processes.map { $0.args?["sort_index"]?.number } == [1, 2])
  }

  @Test("counters tell how many tasks are ready, and how many run")
  func counters() throws {
    let counters = try trace(of: [busy]).traceEvents.filter { $0.ph == "C" }
    func values(_ name: String) -> [Int?] {
      counters.filter { $0.name == name }.map { $0.args?["tasks"]?.number }
    }
    #expect(values("ready") == [1, 2, 1, 2, 1, 0])
    #expect(values("running") == [1, 2, 1, 2, 3, 2, 1, 0])
  }

  @Test("each timeline is a process, and the counter of running tasks ends at zero")
  func processes() throws {
    let timeline = Timeline(
      lanes: twoLanes,
      spans: [.init(lane: 0, activity: .working, label: "t", start: 0, end: 5, task: 1)])
    let trace = try trace(of: [timeline, timeline])
    #expect(Set(trace.traceEvents.map(\.pid)) == [1, 2])
    #expect(trace.traceEvents.filter { $0.name == "running" }.count == 4)
    #expect(trace.otherData == ["seed": "7"])
  }
}
