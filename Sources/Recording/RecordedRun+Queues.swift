import Timeline

extension RecordedRun {
  /// The timeline with a row for each queue that has a label: threads first, then queues, then tasks.
  ///
  /// A queue that runs several works at a time has as many rows. What waits for its turn in a queue is drawn as
  /// waiting, if it was the queue's turn that it waited for.
  package var withQueues: Timeline {
    var queues: [(name: String, spans: [Timeline.Span])] = []
    var names: [String] = []
    for work in works where work.isLabelled && !names.contains(work.queue) {
      names.append(work.queue)
    }
    for name in names {
      let rows = rows(of: works.filter { $0.queue == name })
      for (index, spans) in rows.enumerated() {
        queues.append(("queue \(name)" + (index == 0 ? "" : " (\(index + 1))"), spans))
      }
    }
    return timeline.adding(queues)
  }

  /// The spans of a queue's works, in as many rows as it ran works at a time.
  private func rows(of works: [Work]) -> [[Timeline.Span]] {
    var rows: [[Timeline.Span]] = []
    var free: [Int64] = []
    let sorted = works.sorted { ($0.start ?? length, $0.number) < ($1.start ?? length, $1.number) }
    for work in sorted {
      let start = work.start ?? length
      let row = free.firstIndex { $0 <= start } ?? free.count
      if row == free.count {
        free.append(0)
        rows.append([])
      }
      if let sent = work.sent, !work.isPlanned, start - sent >= RunReader.shortestWait {
        rows[row].append(
          .init(
            lane: 0, activity: .waiting, label: RecordedReason.queue.rawValue, start: max(sent, 0),
            end: start, place: work.place))
      }
      guard work.start != nil else { continue }
      let end = max(work.end ?? length, start + 1)
      free[row] = end
      rows[row].append(
        .init(
          lane: 0, activity: .working, label: work.label, start: start, end: end,
          task: work.number, place: work.place))
    }
    return rows
  }
}

extension Timeline {
  /// The same with rows of queues between those of threads and those of tasks.
  fileprivate func adding(_ queues: [(name: String, spans: [Span])]) -> Timeline {
    let threads = lanes.filter { $0.kind == .thread }
    let others = lanes.filter { $0.kind != .thread }
    var place: [Int: Int] = [:]
    for (index, lane) in threads.enumerated() { place[lane.id] = index }
    for (index, lane) in others.enumerated() {
      place[lane.id] = threads.count + queues.count + index
    }
    var all = threads.enumerated().map { Lane(id: $0, kind: .thread, name: $1.name) }
    var drawn = spans.map { span in
      var span = span
      span.lane = place[span.lane] ?? span.lane
      return span
    }
    for queue in queues {
      drawn += queue.spans.map { span in
        var span = span
        span.lane = all.count
        return span
      }
      all.append(Lane(id: all.count, kind: .queue, name: queue.name))
    }
    for lane in others { all.append(Lane(id: all.count, kind: lane.kind, name: lane.name)) }
    let moved = links.map { link in
      Link(
        from: place[link.from] ?? link.from, sent: link.sent, to: place[link.to] ?? link.to,
        received: link.received, task: link.task)
    }
    return Timeline(lanes: all, spans: drawn, notes: notes, links: moved)
  }
}
