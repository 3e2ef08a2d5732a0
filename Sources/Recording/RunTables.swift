import CRecorder
import Timeline

/// The rows, in the order in which something first happened on them.
struct LaneTable {
  private(set) var lanes: [Timeline.Lane] = []
  /// The rows of threads.
  private(set) var known: [UInt32: Int] = [:]
  private var names: [UInt32: String] = [:]
  private var threads = 0

  /// Looks for the names that the program gives its threads; main is the first row.
  mutating func learnNames(_ events: [RecordedEvent], main: UInt32, program: String) {
    var workers: Set<UInt32> = []
    for event in events {
      if event.kind == CRECORDER_WORKER_BEGINS { workers.insert(event.thread) }
      guard event.kind == CRECORDER_THREAD_IS_NAMED, !workers.contains(event.thread),
        event.name != program.prefix(15)
      else { continue }
      names[event.thread] = event.name
    }
    isWorker = workers
    names[main] = "main"
    _ = lane(of: main)
  }

  private var isWorker: Set<UInt32> = []
  private var workers = 0

  /// The row of a thread.
  mutating func lane(of thread: UInt32) -> Int {
    if let lane = known[thread] { return lane }
    var name = names[thread]
    if name == nil, isWorker.contains(thread) {
      workers += 1
      name = "worker \(workers)"
    } else if name == nil {
      threads += 1
      name = "thread \(threads)"
    }
    known[thread] = lanes.count
    lanes.append(.init(id: lanes.count, kind: .thread, name: name ?? ""))
    return lanes.count - 1
  }

  /// A new row of a task.
  mutating func lane(ofTask name: String) -> Int {
    lanes.append(.init(id: lanes.count, kind: .task, name: name))
    return lanes.count - 1
  }
}

/// The spans, in which a wait that is none does not end what it interrupts.
struct SpanTable {
  private var spans: [Timeline.Span] = []
  /// For each row its last span, and the number of what it belongs to.
  private var last: [Int: (span: Int, of: Int)] = [:]

  var sorted: [Timeline.Span] {
    spans.indices.sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }.map { spans[$0] }
  }

  /// Adds a span.
  mutating func add(_ span: Timeline.Span, of number: Int) {
    let isWait = span.activity == .waiting
    guard span.end > span.start, !isWait || span.duration >= RunReader.shortestWait else { return }
    if let last = last[span.lane], last.of == number, spans[last.span].activity == span.activity,
      span.start - spans[last.span].end < RunReader.shortestWait
    {
      spans[last.span].end = span.end
      return
    }
    last[span.lane] = (spans.count, number)
    spans.append(span)
  }
}

/// The tasks that the program made.
struct TaskTable {
  struct State {
    var name: String
    let number: Int
    let made: Int64
    let maker: Int?
    let place: Timeline.Place?
    var lane: Int?
    var hasRun = false
    /// Since when it has not run, although it has not ended.
    var suspended: Int64?
  }

  var all: [State] = []
  private(set) var place: [UInt64: Int] = [:]

  mutating func make(
    _ event: RecordedEvent, number: Int, at time: Int64, place origin: Timeline.Place?,
    from lane: Int?
  ) {
    place[event.subject] = all.count
    let name = names[event.subject] ?? "task \(all.count + 1)"
    all.append(.init(name: name, number: number, made: time, maker: lane, place: origin))
  }

  /// The names that the program gives its tasks.
  private var names: [UInt64: String] = [:]

  /// Looks for the names; a task tells its own only when it runs.
  mutating func learnNames(_ events: [RecordedEvent]) {
    for event in events where event.kind == CRECORDER_TASK_IS_NAMED {
      names[event.subject] = event.name
    }
  }
}
