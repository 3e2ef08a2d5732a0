import Synchronization

/// Collects what happens while a pattern runs, from any thread or task, and makes the timeline.
///
/// The times come from the monotonic clock, read under the recorder's lock, so that the order of
/// the events is the order of their times.
package final class TimelineRecorder: Sendable {
  struct State: Sendable {
    var lanes: [Timeline.Lane] = []
    var laneOfKey: [LaneKey: Int] = [:]
    var timeline = Timeline()
    var openWork: [Int: Int] = [:]  // task: index of its open span
    var openWait: [Int: Int] = [:]  // lane: index of its open span
    var openState: [Int: Int] = [:]  // lane: index of its open span
    var handedOut: [Int: (lane: Int, time: Int64)] = [:]
    var origin: ContinuousClock.Instant?
  }

  let state = Mutex(State())
  private let onNote: (@Sendable (Timeline.Note, Timeline.Lane) -> Void)?
  private let onProgress: (@Sendable (Timeline) -> Void)?

  /// Makes an empty recording; its time 0 is the first event.
  ///
  /// - Parameters:
  ///   - onNote: Called for each note as it happens, in order, while the recorder is locked: it must
  ///     not come back to the recorder.
  ///   - onProgress: Called likewise, and after it, with the timeline up to the note; and so for a
  ///     trap.
  package init(
    onNote: (@Sendable (Timeline.Note, Timeline.Lane) -> Void)? = nil,
    onProgress: (@Sendable (Timeline) -> Void)? = nil
  ) {
    self.onNote = onNote
    self.onProgress = onProgress
  }

  /// Gives the caller a lane, if it has none yet.
  ///
  /// That is no event: time does not begin with it.
  package func appear() {
    let key = LaneKey.current
    state.withLock { state in _ = state.lane(of: key) }
  }

  /// Records that the caller says something; ends its waiting.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - place: The line that says it.
  package func note(_ text: String, at place: Timeline.Place? = nil) {
    record { state, lane, now in
      let note = Timeline.Note(lane: lane, time: now, text: text, place: place)
      state.timeline.notes.append(note)
      onNote?(note, state.lanes[lane])
      onProgress?(state.timeline(at: now))
    }
  }

  /// Records that the caller traps, and tells it at once: nobody can ask for it later.
  package func trap() {
    record { state, lane, now in
      state.timeline.marks.append(.init(lane: lane, time: now, kind: .trap))
      onProgress?(state.timeline(at: now))
    }
  }

  /// Records that the caller waits, until its next event.
  ///
  /// - Parameters:
  ///   - label: What it waits for.
  ///   - isFree: Whether it is free to do other work until then.
  ///   - place: The line that says so.
  package func wait(for label: String, isFree: Bool = false, at place: Timeline.Place? = nil) {
    record { state, lane, now in
      state.openWait[lane] = state.timeline.spans.count
      state.timeline.spans.append(
        .init(
          lane: lane, activity: isFree ? .free : .waiting, label: label, start: now, end: now,
          place: place))
    }
  }

  /// Records that the caller hands a task out: the lane that works on it was started by the caller.
  package func handOut(_ task: Int) {
    record { state, lane, now in state.handedOut[task] = (lane, now) }
  }

  /// Records that the caller begins to work on a task.
  ///
  /// - Parameters:
  ///   - task: The task's number, which is worked on once at a time.
  ///   - label: Its name as it is drawn.
  ///   - prerequisites: The tasks that had to be done before.
  ///   - place: The line that does the work.
  package func begin(
    _ task: Int, label: String, prerequisites: [Int] = [], at place: Timeline.Place? = nil
  ) {
    let queue = LaneKey.currentQueueLabel
    record { state, lane, now in
      if let sent = state.handedOut[task] {
        state.timeline.links.append(
          .init(from: sent.lane, sent: sent.time, to: lane, received: now, task: task))
      }
      if !prerequisites.isEmpty { state.timeline.prerequisites[task] = prerequisites }
      state.openWork[task] = state.timeline.spans.count
      state.timeline.spans.append(
        .init(
          lane: lane, activity: .working, label: label, start: now, end: now, task: task,
          queue: queue, place: place))
    }
  }

  /// Records that the work on a task is done.
  ///
  /// - Parameters:
  ///   - task: The task's number.
  ///   - processorTime: The processor time that it used, in nanoseconds, if it computed.
  package func end(_ task: Int, processorTime: Int64? = nil) {
    record { state, _, now in
      guard let index = state.openWork.removeValue(forKey: task) else { return }
      state.timeline.spans[index].end = now
      // Two clocks: without this, work could be longer than the time in which it was done.
      state.timeline.spans[index].processorTime = processorTime.map {
        min($0, state.timeline.spans[index].duration)
      }
    }
  }

  /// The timeline so far; what is still open ends now.
  package func timeline() -> Timeline {
    // Under the lock: no span has begun after that time.
    state.withLock { state in state.timeline(at: state.now()) }
  }

  /// Runs a change under the lock, after the caller's lane is found and its waiting is ended.
  func record(_ change: (inout State, _ lane: Int, _ now: Int64) -> Void) {
    let key = LaneKey.current
    state.withLock { state in
      let now = state.now()
      let lane = state.lane(of: key)
      if let waiting = state.openWait.removeValue(forKey: lane) {
        state.timeline.spans[waiting].end = now
      }
      change(&state, lane, now)
    }
  }
}

extension TimelineRecorder.State {
  /// Nanoseconds since the first event, which is the first call of this.
  mutating func now() -> Int64 {
    let instant = ContinuousClock.now
    let origin = self.origin ?? instant
    self.origin = origin
    return Int64((instant - origin) / .nanoseconds(1))
  }

  /// The timeline as it is at a time; what is still open ends then.
  fileprivate func timeline(at now: Int64) -> Timeline {
    var timeline = timeline
    timeline.lanes = lanes
    for index in [openWork.values, openWait.values, openState.values].joined() {
      timeline.spans[index].end = now
    }
    return timeline
  }

  mutating func lane(of key: LaneKey) -> Int {
    if let lane = laneOfKey[key] { return lane }
    let lane = lanes.count
    laneOfKey[key] = lane
    lanes.append(.init(id: lane, kind: key.kind, name: name(for: key)))
    return lane
  }

  private func name(for key: LaneKey) -> String {
    if let name = key.name { return name }
    let noun = key.kind == .thread ? "worker" : "task"
    let taken = Set(lanes.map(\.name))
    // The program may have named a lane "task 2" before.
    var number = 1
    while taken.contains("\(noun) \(number)") { number += 1 }
    return "\(noun) \(number)"
  }
}
