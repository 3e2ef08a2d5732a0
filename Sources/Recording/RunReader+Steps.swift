import Timeline

extension RunReader {
  mutating func threadBegins(_ thread: UInt32, at time: Int64) {
    let lane = lanes.lane(of: thread)
    push(.body, on: thread, at: time)
    guard let made = made[thread], let maker = made.by else { return }
    threadStarts.append(
      (made.time, .init(lane: maker, label: lanes.lanes[lane].name, line: made.place?.line)))
    link(made.time, from: maker, to: thread, work: works.nextNumber(), at: time)
  }

  mutating func workBegins(_ event: RecordedEvent, at time: Int64) {
    let thread = event.thread
    // What a task does is drawn on its row, also on a queue.
    if stacks[thread]?.task == nil { _ = lanes.lane(of: thread) }
    let place = works.begin(event, at: time)
    push(.work(place), on: thread, at: time)
    let work = works.all[place]
    link(work.sent, from: works.sender[place], to: thread, work: work.number, at: time)
  }

  mutating func endWork(on thread: UInt32, at time: Int64) {
    // A wait in it that has not ended has no other end.
    while let top = stacks[thread]?.top {
      pop(thread, at: time)
      if case .work(let work) = top.activity {
        works.end(work, at: time)
        return
      }
    }
  }

  mutating func taskRuns(_ number: UInt64, on thread: UInt32, at time: Int64) {
    taskStops(on: thread, isSuspended: false, at: time)
    guard let task = tasks.place[number] else { return push(.hidden, on: thread, at: time) }
    if tasks.all[task].lane == nil {
      tasks.all[task].lane = lanes.lane(ofTask: tasks.all[task].name)
    }
    poolThreads.insert(thread)
    push(.task(task), on: thread, at: time)
    let state = tasks.all[task]
    if let since = state.suspended, let lane = state.lane {
      spans.add(
        .init(
          lane: lane, activity: .waiting, label: RecordedReason.awaited.rawValue, start: since,
          end: time), of: 0)
    } else if !state.hasRun {
      link(state.made, from: state.maker, to: thread, work: state.number, at: time)
    }
    tasks.all[task].hasRun = true
    tasks.all[task].suspended = nil
  }

  /// The task that runs on a thread does not any more; nothing happens if none does.
  mutating func taskStops(on thread: UInt32, isSuspended: Bool, at time: Int64) {
    guard let top = stacks[thread]?.top else { return }
    switch top.activity {
    case .hidden: pop(thread, at: time)
    case .task(let task):
      pop(thread, at: time)
      if isSuspended { tasks.all[task].suspended = time }
    default: break
    }
  }

  mutating func link(_ sent: Int64?, from: Int?, to thread: UInt32, work: Int, at time: Int64) {
    guard let sent, let from, let to = lane(of: thread) else { return }
    links.append(.init(from: from, sent: sent, to: to, received: time, task: work))
  }

  /// What was started by whom, in order.
  var starts: [RecordedRun.Start] {
    var all = threadStarts
    for (place, work) in works.all.enumerated() {
      guard let lane = works.sender[place], let sent = work.sent, !works.isIteration(place) else {
        continue
      }
      all.append((sent, .init(lane: lane, label: works.title(of: place), line: work.line)))
    }
    for task in tasks.all {
      guard let lane = task.maker else { continue }
      all.append((task.made, .init(lane: lane, label: task.name, line: task.place?.line)))
    }
    let order = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }
    return order.map { all[$0].start }
  }

  /// Ends what the end of the program has cut short.
  mutating func finish(at end: Int64) {
    let isWhole = recording.lost == 0
    for (thread, stack) in stacks.sorted(by: { $0.key < $1.key }) {
      // Main that waits for whatever comes is no wait that was to end.
      if case .waiting(let reason)? = stack.current?.activity, reason != .events,
        isWhole, let lane = lane(of: thread)
      {
        unfinished.append(.init(lane: lane, reason: reason))
      }
      while stacks[thread]?.top != nil { pop(thread, at: end) }
    }
    for task in tasks.all {
      guard let since = task.suspended, let lane = task.lane else { continue }
      if isWhole { unfinished.append(.init(lane: lane, reason: .awaited)) }
      spans.add(
        .init(
          lane: lane, activity: .waiting, label: RecordedReason.awaited.rawValue, start: since,
          end: end), of: 0)
    }
  }
}
