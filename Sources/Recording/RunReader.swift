import CRecorder
import Timeline

/// Makes lanes and spans of a recording, event by event.
struct RunReader {
  /// A wait that is shorter is none to a person, and the recorder's own work would count as one.
  static let shortestWait: Int64 = 10_000

  let recording: Recording
  /// The place of a call in the program's own files, by its address.
  let places: [UInt64: Timeline.Place]
  /// The name of the program, which the system gives to threads without one.
  let program: String

  var lanes = LaneTable()
  var spans = SpanTable()
  var works = WorkTable()
  var tasks = TaskTable()
  var stacks: [UInt32: ThreadStack] = [:]
  var links: [Timeline.Link] = []
  var unfinished: [RecordedRun.Unfinished] = []
  var poolThreads: Set<UInt32> = []
  /// Threads: by whom they were made, when and where.
  var made: [UInt32: (by: Int?, time: Int64, place: Timeline.Place?)] = [:]
  /// Those that the program made, and so what they were started by.
  var threadStarts: [(time: Int64, start: RecordedRun.Start)] = []
  private var frames = 0

  init(_ recording: Recording, places: [UInt64: Timeline.Place], program: String) {
    self.recording = recording
    self.places = places
    self.program = program
  }

  /// Reads all of it.
  mutating func run() -> RecordedRun {
    works.learnLabels(recording.events)
    tasks.learnNames(recording.events)
    lanes.learnNames(recording.events, main: recording.mainThread, program: program)
    push(.body, on: recording.mainThread, at: 0)
    for event in recording.events { read(event, at: event.time - recording.begin) }
    let end = recording.end - recording.begin
    finish(at: end)
    return RecordedRun(
      timeline: Timeline(
        lanes: lanes.lanes, spans: spans.sorted, notes: [],
        links: links.sorted { ($0.sent, $0.task) < ($1.sent, $1.task) }),
      works: works.drawn, starts: starts, unfinished: unfinished, length: end,
      duration: recording.programEnd - recording.begin,
      lost: recording.lost, events: recording.events.count, poolThreads: poolThreads.count)
  }

  private mutating func read(_ event: RecordedEvent, at time: Int64) {
    let thread = event.thread
    switch event.kind {
    case CRECORDER_THREAD_IS_MADE:
      // The event is the new thread's; the maker's number is in it.
      let maker = UInt32(truncatingIfNeeded: event.subject)
      made[UInt32(truncatingIfNeeded: event.other)] = (lane(of: maker), time, place(of: event))
    case CRECORDER_THREAD_BEGINS: threadBegins(thread, at: time)
    case CRECORDER_THREAD_ENDS: while stacks[thread]?.top != nil { pop(thread, at: time) }
    case CRECORDER_WORK_IS_SENT, CRECORDER_WORK_IS_PLANNED:
      works.send(event, at: time, place: place(of: event), from: lane(of: thread))
    case CRECORDER_WORK_BEGINS, CRECORDER_ITERATION_BEGINS: workBegins(event, at: time)
    case CRECORDER_WORK_ENDS: endWork(on: thread, at: time)
    case CRECORDER_TASK_IS_MADE:
      tasks.make(
        event, number: works.nextNumber(), at: time, place: place(of: event), from: lane(of: thread)
      )
    case CRECORDER_TASK_RUNS: taskRuns(event.subject, on: thread, at: time)
    case CRECORDER_TASK_STOPS: taskStops(on: thread, isSuspended: true, at: time)
    case CRECORDER_TASKS_PAUSE: taskStops(on: thread, isSuspended: false, at: time)
    case CRECORDER_WAIT_BEGINS:
      push(.waiting(RecordedReason(event.subject)), on: thread, at: time)
    case CRECORDER_WAIT_ENDS:
      if case .waiting? = stacks[thread]?.top?.activity { pop(thread, at: time) }
    default: break
    }
  }

  /// The place of the innermost call that lies in one of the program's files.
  private func place(of event: RecordedEvent) -> Timeline.Place? {
    event.places.lazy.compactMap { places[$0] }.first
  }

  // MARK: What a thread is in the middle of

  mutating func push(_ activity: ThreadStack.Frame.Activity, on thread: UInt32, at time: Int64) {
    emit(thread, until: time)
    frames += 1
    stacks[thread, default: ThreadStack()].push(.init(activity: activity, number: frames))
  }

  mutating func pop(_ thread: UInt32, at time: Int64) {
    guard stacks[thread]?.top != nil else { return }
    emit(thread, until: time)
    stacks[thread]?.pop()
  }

  /// Draws what the thread has done since it last began or ended something.
  private mutating func emit(_ thread: UInt32, until time: Int64) {
    defer { stacks[thread, default: ThreadStack()].since = time }
    guard let stack = stacks[thread], let frame = stack.current, let lane = lane(of: thread) else {
      return
    }
    var span = Timeline.Span(
      lane: lane, activity: .working, label: "", start: stack.since, end: time)
    switch frame.activity {
    case .hidden: return
    case .waiting(let reason):
      span.activity = .waiting
      span.label = reason.rawValue
    case .body:
      span.label = lanes.lanes[lane].name
      span.place = made[thread]?.place
    case .work(let work):
      span.label = works.all[work].label
      span.task = works.all[work].number
      span.queue = works.all[work].queue
      span.place = works.all[work].place
    case .task(let task):
      span.label = tasks.all[task].name
      span.task = tasks.all[task].number
      span.place = tasks.all[task].place
    }
    spans.add(span, of: frame.number)
  }

  /// The row of what a thread does: that of its task, or its own; `nil` if nothing of the program runs on it.
  func lane(of thread: UInt32) -> Int? {
    guard let stack = stacks[thread], stack.isBusy else { return nil }
    if let task = stack.task { return tasks.all[task].lane }
    return lanes.known[thread]
  }
}
