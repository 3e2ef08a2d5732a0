import Synchronization

extension TimelineRecorder {
  /// Records something that has a sign of its own.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - name: The lane that it happens to; `nil` for the caller's. Without such a lane nothing is
  ///     recorded.
  ///   - place: The line that draws it.
  package func mark(
    _ kind: Timeline.Mark.Kind, on name: String? = nil, at place: Timeline.Place? = nil
  ) {
    guard let name else {
      return record { state, lane, now in
        state.timeline.marks.append(.init(lane: lane, time: now, kind: kind, place: place))
      }
    }
    state.withLock { state in
      guard let lane = state.lanes.first(where: { $0.name == name }) else { return }
      let now = state.now()
      state.timeline.marks.append(.init(lane: lane.id, time: now, kind: kind, place: place))
    }
  }

  /// Records what the state of something is from now on, in a lane of its own.
  ///
  /// - Parameters:
  ///   - name: The name of the lane, which is made with the first state.
  ///   - kind: What the lane stands for.
  ///   - label: The state as it is drawn; `nil` for none.
  ///   - place: The line that says so.
  package func hold(
    _ name: String, _ kind: Timeline.Lane.Kind, _ label: String?, at place: Timeline.Place? = nil
  ) {
    state.withLock { state in
      let key = LaneKey(kind: kind, identity: 0, name: name)
      if label == nil, state.laneOfKey[key] == nil { return }
      let now = state.now()
      let lane = state.lane(of: key)
      if let open = state.openState[lane] {
        if state.timeline.spans[open].label == label { return }
        state.timeline.spans[open].end = now
        state.openState[lane] = nil
      }
      guard let label else { return }
      state.openState[lane] = state.timeline.spans.count
      state.timeline.spans.append(
        .init(
          lane: lane, activity: .holding, label: label, start: now, end: now, place: place))
    }
  }
}
