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

  @Test("a start is an arrow from lane to lane that ends in the slice around it")
  func flows() throws {
    let timeline = Timeline(
      lanes: twoLanes,
      spans: [.init(lane: 1, activity: .working, label: "task 1", start: 10, end: 20, task: 1)],
      links: [.init(from: 0, sent: 5, to: 1, received: 10, task: 1)])
    let events = try trace(of: [timeline]).traceEvents
    let start = try #require(events.first { $0.ph == "s" })
    let finish = try #require(events.first { $0.ph == "f" })
    #expect(start.id == finish.id && start.tid == 1 && finish.tid == 2 && finish.bp == "e")
  }

  @Test("slices of a thread nest: spans that overlap otherwise become asynchronous events")
  func overlap() throws {
    let timeline = Timeline(
      lanes: twoLanes,
      spans: [
        .init(lane: 0, activity: .working, label: "outer", start: 0, end: 100, task: 1),
        .init(lane: 0, activity: .working, label: "inner", start: 10, end: 90, task: 2),
        .init(lane: 0, activity: .working, label: "across", start: 50, end: 150, task: 3),
      ])
    let events = try trace(of: [timeline]).traceEvents
    #expect(events.filter { $0.ph == "X" }.map(\.name) == ["outer", "inner"])
    #expect(events.filter { $0.ph == "b" || $0.ph == "e" }.map(\.name) == ["across", "across"])
  }

  @Test("each timeline is a process, and the counter of running tasks ends at zero")
  func processes() throws {
    let timeline = Timeline(
      lanes: twoLanes,
      spans: [.init(lane: 0, activity: .working, label: "t", start: 0, end: 5, task: 1)])
    let trace = try trace(of: [timeline, timeline])
    #expect(Set(trace.traceEvents.map(\.pid)) == [1, 2])
    #expect(trace.traceEvents.filter { $0.ph == "C" }.count == 4)
    #expect(trace.otherData == ["seed": "7"])
  }
}
