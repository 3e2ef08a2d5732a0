import Exploration
import Timeline

extension Story {
  /// The story as a timeline, one virtual microsecond an event, for drawings and trace viewers.
  ///
  /// A lane works while it has events one after the other, and waits while it says so.
  package var timeline: Timeline {
    var timeline = Timeline(
      lanes: lanes.enumerated().map { index, lane in
        .init(id: index, kind: Self.kind(lane.kind), name: lane.name)
      })
    for (index, row) in rows.enumerated() {
      let start = Int64(index) * 1000
      guard let lane = row.lane else { continue }
      timeline.spans.append(
        .init(
          lane: lane, activity: .working, label: row.label, start: start, end: start + 1000))
      if row.isSwitch, !row.reason.isEmpty {
        timeline.notes.append(.init(lane: lane, time: start, text: row.reason))
      }
      if row.isWrong {
        timeline.notes.append(.init(lane: lane, time: start, text: "it goes wrong here"))
      }
    }
    return timeline
  }

  private static func kind(_ kind: LaneKind) -> Timeline.Lane.Kind {
    switch kind {
    case .queue: .queue
    case .task: .task
    case .operation: .operation
    case .main, .thread, .other: .thread
    }
  }
}

extension Story.Row {
  fileprivate var label: String {
    let line = place.map { "\($0.line): " } ?? ""
    return line + [text, note].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
