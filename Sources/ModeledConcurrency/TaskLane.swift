@_spi(ExperimentalCustomExecutors) import _Concurrency
import Exploration

@_silgen_name("swift_task_getJobTaskId") private func taskNumber(of job: UnownedJob) -> UInt64

/// A task as a lane: it has one job at a time, on one executor after the other.
final class TaskLane: Resource {
  private(set) var lane: Lane
  private(set) var job: UnownedJob?
  private(set) var executor: SerialJobs?
  private var reference: UnownedSerialExecutor?
  private var stamp = Stamp()
  private(set) var isRunning = false, priority: UInt8 = 0
  var restlessness = Restlessness()
  /// The lane of the task that it resumes, if it is a job for that alone.
  var yielder: Lane? { didSet { lane.actsFor = LaneSet(yielder.map { [$0.number] } ?? []) } }
  private var visit = Visit()
  /// What puts it into the next line, once it has left the last one.
  private var entering: (() -> Void)?
  /// What the runtime knows of it; it may only be asked until it has ended.
  private(set) var record: TaskRecord?
  private(set) var hasEnded = false
  private(set) var isMain = false
  /// It is about to wait for its continuation, or has just found that it was resumed.
  var looksWhetherResumed = false
  /// It is the main task, on the main actor, and has not reached a wait yet.
  private(set) var hasJustBegun = false
  /// Whether the last thing that it asked a library to wait for is the next element of a stream.
  var awaitsElement = false
  /// How it has asked a stream for the next element that the stream has not looked for yet.
  var ask: ElementAsk?
  /// Where it continues with the element that it has asked for last.
  var placeOfElement = CodePlace(0)

  /// Whether others go first if it has to wait where it waits next.
  var leavesOthersFirst = false
  /// How many handlers of its cancellation it has now.
  var handlers = 0
  /// How many lanes had looked for a cancellation when it was made.
  let looksBefore = ConcurrencyCalls.cancellation.current.looks.count

  /// It gets into a line: with the priority that it has by then.
  func takesPriority() {
    guard let now = record?.priority else { return }
    Priorities.current.count(for: priority)
    priority = now
  }

  /// The lane of a job's task, with the job as the next thing to do.
  static func of(_ job: UnownedJob) -> TaskLane {
    let record = TaskRecord(job)
    let idle = record == nil ? Tasks.current.takeIdle() : nil
    let task = known(job) ?? idle ?? new(job, name: nil)
    task.job = job
    task.record = record
    task.priority = job.priority.rawValue
    if record != nil { Priorities.current.know(task.priority) }
    return task
  }

  /// The lane of a job's task that does not run on an executor of the models.
  ///
  /// - Parameter isMain: Whether it is the task that an asynchronous `main` is, before it begins.
  static func elsewhere(_ job: UnownedJob, isMain: Bool) -> TaskLane {
    let task = known(job) ?? new(job, name: isMain ? "the main task" : nil)
    if isMain { task.isMain = true }
    task.record = TaskRecord(job)
    Priorities.current.know(job.priority.rawValue)
    return task
  }

  private static func known(_ job: UnownedJob) -> TaskLane? {
    let number = taskNumber(of: job)
    return number == 0 ? nil : Tasks.current.known(number)
  }

  private static func new(_ job: UnownedJob, name: String?) -> TaskLane {
    let tasks = Tasks.current
    let name = name ?? TaskRecord(job)?.name ?? "task \(tasks.nextNumber())"
    let task = TaskLane(name: name)
    tasks.add(task, number: taskNumber(of: job))
    if let group = TaskRecord(job)?.group { RuntimeLocks.current.know(group: group) }
    return task
  }

  private init(name: String) {
    lane = Engine.shared.lane
    super.init(kind: .task, label: name)
    lane = Engine.shared.spawn(
      .task, name: name, isDaemon: true, first: Action(.run, self, [], mayWait: true)
    ) { self.work() }
  }

  /// A job arrives for an executor; `nil` is the global one.
  func arrive(on executor: SerialJobs?, reference: UnownedSerialExecutor? = nil) {
    visit.ends(towards: executor, isHop: isRunning && self === Self.current)
    self.executor = executor
    self.reference = reference
    Engine.shared.releaseJoining(into: &stamp)
    // A task that hops arrives while its last job still runs; it can run after that. It gets into
    // the next line before it leaves the last one, where those that come after it follow it.
    if isRunning {
      restlessness.hops()
      if restlessness.pause(of: lane) == 0, self === Self.current {
        entering = executor?.announce(self)
      }
    } else {
      if record != nil { restlessness.arrives() } else { noteYield() }
      goOn()
    }
  }

  /// Whether only the actor's way to choose decides which of the two goes first: which of them comes first is
  /// no choice of the search, or their priorities differ.
  ///
  /// To be asked by the lane that puts the later one into the line.
  func certainlyCame(before other: TaskLane) -> Bool {
    priority != other.priority || Engine.shared.isKnown(stamp)
  }

  private func goOn() {
    guard job != nil else { return }
    let looking = yielder ?? lane
    let pause = restlessness.pause(of: looking)
    if pause == 0 { return queueUp() }
    if othersMayGoOn { looking.noteVainLook(at: CodePlace(0)) }
    Timers.current.at(Engine.shared.now + pause, isPause: true) { self.queueUp() }
  }

  private func queueUp() {
    mainActs(true)
    if let entering {
      self.entering = nil
      entering()
    } else if let executor {
      executor.push(self)
    } else {
      requestWorker()
    }
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    guard job != nil, !isRunning, executor?.isMain != true else { return false }
    return executor?.admits(self) ?? ModeledExecutors.pool.isAdmitted(self.lane)
  }

  override func holders(for action: Action) -> [Lane] {
    guard isSuspended else { return [] }
    return Tasks.current.all.filter { awaits($0) }.map(\.lane)
  }

  override func waitPlaces(for action: Action) -> [CodePlace] {
    guard isSuspended, let record else { return [] }
    return record.places.isEmpty ? [CodePlace(0)] : record.places
  }

  override func waitReason(for action: Action) -> WaitReason {
    if job == nil { return suspension }
    if let executor, !executor.isTurn(of: self) { return .turn(executor.title) }
    return ModeledExecutors.pool.waitReason(for: lane)
  }

  /// The lane's body: runs one job after the other, as they arrive.
  private func work() {
    while true {
      lane.isDaemon = false
      runJob()
      lane.isDaemon = true
      if hasEnded { return }
      if record == nil { Tasks.current.addIdle(self) }
      Engine.shared.wait(Action(.resume, self, []))
    }
  }

  /// Runs the job on the calling lane: on its own, or for the main actor on the main lane.
  func runJob() {
    guard let job else { return }
    self.job = nil
    let engine = Engine.shared
    engine.acquire(stamp)
    leavesItsLine()
    isRunning = true
    engine.lane.beginsTurn()
    mainActs(false)
    if executor?.isMain != true { ModeledExecutors.pool.begin(lane) }
    if let executor, let reference {
      executor.begin(self)
      run { job.runSynchronously(on: reference) }
      engine.releaseJoining(into: &stamp)
      executor.end(self)
    } else {
      ModeledExecutors.pool.follow()
      run { job.runSynchronously(on: GlobalExecutor.shared.asUnownedTaskExecutor()) }
      engine.releaseJoining(into: &stamp)
      ModeledExecutors.pool.giveBack(lane)
    }
    isRunning = false
    goOn()
  }

  /// It begins on the calling lane, which no executor of the models has chosen for it.
  func beginsElsewhere() {
    leavesItsLine()
    Engine.shared.lane.beginsTurn()
    executor = nil
    reference = nil
    isRunning = true
    hasJustBegun = isMain && Engine.shared.lane.isMain
    visit.beginsElsewhere(isHop: !hasJustBegun)
    become(current: self)
  }

  /// It ends or waits where no executor of the models has chosen the lane.
  func leavesElsewhere() {
    Engine.shared.releaseJoining(into: &stamp)
    isRunning = false
    hasJustBegun = false
    findEnd()
    goOn()
  }

  /// Runs a job and finds out whether the task has ended with it.
  private func run(_ job: () -> Void) {
    // A task that ends may be gone before it can be asked.
    let (isTask, task) = (record != nil, record?.retained())
    become(current: self)
    visit.begins()
    // The runtime lets it go, and its result, after those that wait for it can go on (`completeTaskAndRelease`).
    let lane = Engine.shared.lane
    lane.held = record?.task
    defer { lane.held = nil }
    job()
    become(current: nil)
    guard isTask else { return }
    findEnd()
    if hasEnded {
      lane.held = nil
      Engine.shared.memory.letsGo()
    }
    task?.release()
  }

  /// Asks whether it has ended; it must not be gone.
  private func findEnd() {
    hasEnded = record?.isComplete ?? false
    if hasEnded { record = nil }
  }
}
