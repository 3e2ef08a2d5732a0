import Testing
import Timeline

@Suite("A timeline drawn as text")
struct TimelineTextTests {
  /// Main waits while two workers do three tasks in 4 ms.
  private let timeline = Timeline(
    lanes: [
      .init(id: 0, kind: .thread, name: "main"), .init(id: 1, kind: .thread, name: "worker 1"),
      .init(id: 2, kind: .thread, name: "worker 2"),
    ],
    spans: [
      .init(lane: 0, activity: .waiting, label: "the group", start: 0, end: 4_000_000),
      .init(lane: 1, activity: .working, label: "task 1", start: 0, end: 2_000_000, task: 1),
      .init(lane: 2, activity: .working, label: "task 2", start: 0, end: 4_000_000, task: 2),
      .init(
        lane: 1, activity: .working, label: "task 3", start: 2_000_000, end: 4_000_000, task: 3),
    ],
    notes: [.init(lane: 0, time: 4_000_000, text: "done")],
    links: [
      .init(from: 0, sent: 0, to: 1, received: 0, task: 1),
      .init(from: 0, sent: 0, to: 2, received: 0, task: 2),
      .init(from: 0, sent: 0, to: 1, received: 2_000_000, task: 3),
    ])

  @Test("in ASCII: works, waits, starts and notes have signs of their own")
  func ascii() {
    #expect(
      TimelineText(width: 50, hasUnicode: false).lines(of: timeline) == [
        "          0 ms                2                  4",
        "main      >.the group............................*",
        "worker 1  [task 1============][task 3============]",
        "worker 2  [task 2================================]",
        "          [=] works   .. waits   > starts a task",
        "          * says something",
      ])
  }

  @Test("in Unicode: the same picture with other signs")
  func unicode() {
    #expect(
      TimelineText(width: 50, hasUnicode: true).lines(of: timeline) == [
        "          0 ms                2                  4",
        "main      ▸░the group░░░░░░░░░░░░░░░░░░░░░░░░░░░░◆",
        "worker 1  ┣task 1━━━━━━━━━━━━┫┣task 3━━━━━━━━━━━━┫",
        "worker 2  ┣task 2━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┫",
        "          ┣━┫ works   ░░ waits   ▸ starts a task",
        "          ◆ says something",
      ])
  }

  @Test("who started whom: one line a pair of lanes, with the tasks in order")
  func starts() {
    #expect(
      TimelineText(hasUnicode: false).starts(of: timeline) == [
        "main -> worker 1: task 1, task 3",
        "main -> worker 2: task 2",
      ])
  }

  @Test("lanes that are named after their only task share a line")
  func startsOfNamedLanes() {
    let timeline = Timeline(
      lanes: ["first", "a", "b"].enumerated().map { .init(id: $0, kind: .task, name: $1) },
      spans: [
        .init(lane: 1, activity: .working, label: "a", start: 0, end: 5, task: 1),
        .init(lane: 2, activity: .working, label: "b", start: 0, end: 5, task: 2),
      ],
      links: [
        .init(from: 0, sent: 0, to: 1, received: 0, task: 1),
        .init(from: 0, sent: 0, to: 2, received: 0, task: 2),
      ])
    #expect(TimelineText(hasUnicode: false).starts(of: timeline) == ["first -> a, b"])
  }

  @Test("no line is longer than the width", arguments: [40, 60, 80, 200])
  func width(width: Int) {
    let drawing = TimelineText(width: width)
    for line in drawing.lines(of: timeline) + drawing.starts(of: timeline) {
      #expect(line.count <= width)
    }
  }

  @Test("each task is painted in its own colour, waiting in none")
  func paint() {
    let drawing = TimelineText(width: 50, hasUnicode: false) { text, task in
      task.map { "<\($0):\(text)>" } ?? "(\(text))"
    }
    let lines = drawing.lines(of: timeline)
    #expect(lines[1].contains("(.the group...") && !lines[1].contains("<"))
    #expect(lines[2].contains("<1:[task 1=") && lines[2].contains("<3:[task 3="))
  }

  @Test("more lanes than the limit are counted, not drawn")
  func laneLimit() {
    let many = Timeline(
      lanes: (0..<30).map { .init(id: $0, kind: .task, name: "task \($0)") },
      spans: (0..<30).map {
        .init(lane: $0, activity: .working, label: "task", start: 0, end: 10, task: $0)
      })
    let lines = TimelineText(laneLimit: 24).lines(of: many)
    #expect(lines.count == 1 + 24 + 1 + 1)
    #expect(lines[25] == "(and 6 more lanes)")
  }

  @Test("on the axis of a longer one, half as long is drawn half as long, without a key of its own")
  func sharedAxis() {
    let text = TimelineText(width: 50, hasUnicode: false)
    #expect(text.nameWidth(of: [timeline]) == 8)
    #expect(
      text.rows(of: timeline, until: 8_000_000, nameWidth: 8) == [
        "          0 ms                     5",
        "main      >.the group.........*",
        "worker 1  [task 1==][task 3==]",
        "worker 2  [task 2============]",
      ])
  }

  /// A buffer, and main, which looks twice, loses a frame, is free, and ends in a trap.
  private let states = Timeline(
    lanes: [
      .init(id: 0, kind: .thread, name: "main"), .init(id: 1, kind: .buffer, name: "kept"),
    ],
    spans: [
      .init(lane: 1, activity: .holding, label: "none", start: -9, end: 2_000_000),
      .init(lane: 1, activity: .holding, label: "1", start: 2_000_000, end: 9_000_000),
      .init(lane: 0, activity: .waiting, label: "look", start: 0, end: 1_000_000),
      .init(lane: 0, activity: .waiting, label: "look", start: 1_000_000, end: 2_000_000),
      .init(lane: 0, activity: .free, label: "work", start: 2_000_000, end: 4_000_000),
    ],
    notes: [.init(lane: 0, time: 4_000_000, text: "done")],
    marks: [
      .init(lane: 0, time: 1_500_000, kind: .loss), .init(lane: 0, time: 3_500_000, kind: .tick),
      .init(lane: 0, time: 4_000_000, kind: .trap),
    ])

  @Test("a sign in the middle of a wait's name: the name is left out")
  func namesAndSigns() {
    var marked = states
    marked.marks.append(.init(lane: 0, time: 300_000, kind: .loss))
    let lines = TimelineText(width: 50, hasUnicode: false).lines(of: marked)
    #expect(lines[1].hasPrefix("main  ...x.......o.lookx"))
  }

  @Test("wake-ups, being free, states and marks have signs of their own; states last no time")
  func statesAndMarks() {
    #expect(states.makespan == 4_000_000)
    #expect(states.wakeUps(of: 0) == [1_000_000, 2_000_000])
    #expect(
      TimelineText(width: 50, hasUnicode: false).lines(of: states) == [
        "      0 ms                  2                    4",
        "main  ..look.....o.lookx....o,work,,,,,,,,,,,',,,!",
        "kept  {none----------------}{1-------------------}",
        "      .. waits   ,, is free   o wakes up",
        "      {-} is so   * says something   ' ticks",
        "      x loses something   ! traps",
      ])
  }

  @Test("a timeline in which nothing happened says so")
  func empty() {
    #expect(TimelineText().lines(of: Timeline()) == ["(nothing to draw)"])
    #expect(TimelineText().starts(of: Timeline()).isEmpty)
  }

  @Test("work far too short for a column still shows")
  func shortWork() {
    let timeline = Timeline(
      lanes: [.init(id: 0, kind: .thread, name: "main")],
      spans: [
        .init(lane: 0, activity: .working, label: "long", start: 0, end: 1_000_000_000, task: 1),
        .init(
          lane: 0, activity: .working, label: "short", start: 999_999_999, end: 1_000_000_000,
          task: 2),
      ])
    let row = TimelineText(width: 50, hasUnicode: false).lines(of: timeline)[1]
    #expect(row.last == "|")
  }
}
