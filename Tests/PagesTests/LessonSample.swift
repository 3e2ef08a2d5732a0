import CommandSupport
import Foundation
import Pages
import Timeline

/// A document as `demo --json` writes it, of parts that a test makes up, and the page that shows it.
struct LessonSample {
  private var entries: [[String: Any]] = []
  var sources: [[String: Any]] = []
  var sentence = "Part 1 took 2.0 times as long as part 2"
  var words = "a few words"

  /// Adds a part.
  mutating func add(
    _ title: String, _ timeline: Timeline, line: Int = 1, mistake: String? = nil,
    repair: Int? = nil,
    facts: [[String: Any]] = []
  ) throws {
    let drawn = try JSONSerialization.jsonObject(with: JSONEncoder().encode(timeline))
    var entry: [String: Any] = [
      "title": title, "line": line, "facts": facts, "timeline": drawn, "ratio": 1.5,
      "timesBest": mistake == nil ? 1.0 : 2.0, "cpuOverWall": 0.5, "samples": [1],
      "metrics": [
        "makespan": timeline.makespan, "work": 90_000_000, "criticalPath": 50_000_000, "peak": 1,
        "width": 2, "bound": 50_000_000, "inOrder": 50_000_000,
      ],
    ]
    entry["mistake"] = mistake
    entry["repair"] = repair
    entries.append(entry)
  }

  /// The document as a text.
  func json() throws -> String {
    let pattern: [String: Any] = [
      "name": words, "chapter": words, "summary": words, "lookFor": words, "why": words,
      "compareWith": [words], "comparison": ["sentence": sentence, "parts": [1]],
      "figures": [
        ["name": "makespan", "meaning": "first start to last end"],
        ["name": "T₁", "meaning": "all work together"],
      ], "links": ["code": words, "practise": [words], "measure": words], "sources": sources,
      "parts": entries,
    ]
    let document: [String: Any] = [
      "kind": "interleave-demo", "version": 2, "seed": 3, "tasks": 2, "unit": 50_000_000,
      "units": [1, 1], "processors": 2, "patterns": [pattern],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
  }

  /// Writes the page and opens it.
  func open(at link: String = "", look: BrowserTab.Look = .init()) throws -> BrowserTab {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "lesson.html")
    let origin = Page.Origin(command: "demo", subject: "a lesson", date: "today", version: "2")
    try Page(.timeline, title: "a title", origin: origin, document: json()).html()
      .write(to: file, atomically: true, encoding: .utf8)
    return try PageFolder().open(file, at: link, look: look)
  }

  /// A loop that waits for each of two tasks, and its repair, which waits once.
  static func loop() throws -> LessonSample {
    let file = "Sources/Loop.swift"
    func place(_ line: Int) -> Timeline.Place { .init(file: file, line: line) }
    func ms(_ time: Int64) -> Int64 { time * 1_000_000 }
    func span(
      _ lane: Int, _ activity: Timeline.Span.Activity, _ label: String, _ start: Int64,
      _ end: Int64,
      _ line: Int?, task: Int? = nil
    ) -> Timeline.Span {
      .init(
        lane: lane, activity: activity, label: label, start: ms(start), end: ms(end), task: task,
        place: line.map(place))
    }
    var sample = LessonSample()
    sample.sources = [
      [
        "file": file,
        "text": """
        let parts = [
          .blocking("wait for each", each),
          .blocking("wait once", once),
        ]

        func each() {
          for chore in chores {
            queue.async { chore.perform() }
            stage.waits(for: "the task")
          }
        }

        func once() {
          for chore in chores {
            queue.async { chore.perform() }
          }
          stage.waits(for: "both")
        }

        """,
      ]
    ]
    try sample.add(
      "wait for each: a mistake",
      Timeline(
        lanes: [
          .init(id: 0, kind: .thread, name: "main"), .init(id: 1, kind: .thread, name: "worker 1"),
        ],
        spans: [
          span(0, .waiting, "the task", 0, 50, 9), span(1, .working, "task 1", 10, 49, 8, task: 1),
          span(0, .free, "work", 50, 100, 9), span(1, .working, "task 2", 60, 99, nil, task: 2),
        ],
        notes: [.init(lane: 1, time: ms(49), text: "task 1 is done", place: place(8))],
        marks: [.init(lane: 0, time: ms(70), kind: .loss, place: place(9))],
        links: [
          .init(from: 0, sent: ms(0), to: 1, received: ms(10), task: 1),
          .init(from: 0, sent: ms(50), to: 1, received: ms(60), task: 2),
        ], prerequisites: [2: [1]]), line: 2, mistake: "time", repair: 2,
      facts: [["name": "waits", "value": "2", "number": 2]])
    try sample.add(
      "wait once",
      Timeline(
        lanes: [
          .init(id: 0, kind: .thread, name: "main"), .init(id: 1, kind: .thread, name: "worker 1"),
        ],
        spans: [
          span(0, .waiting, "both", 0, 50, 17), span(1, .working, "task 1", 5, 45, 15, task: 1),
        ]), line: 3, facts: [["name": "waits", "value": "1", "number": 1]])
    return sample
  }
}
