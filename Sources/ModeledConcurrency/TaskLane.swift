@_spi(ExperimentalCustomExecutors) import _Concurrency
import Exploration

@_silgen_name("swift_task_getJobTaskId") private func taskNumber(of job: UnownedJob) -> UInt64

/// A task as a lane: it has one job at a time, on one executor after the other.
final class TaskLane: Resource {
  private(set) var lane: Lane
  private var job: UnownedJob?
  private var executor: SerialJobs?
  private var reference: UnownedSerialExecutor?
  private var stamp = Stamp()
  private var isRunning = false
  private(set) var priority: UInt8 = 0
  /// A task of the main actor alone runs on the main lane, and needs none of its own.
  private static let all = PerExecution { Tasks() }

  private final class Tasks {
    var byNumber: [UInt64: TaskLane] = [:]
    var count = 0
  }

  /// The lane of a job's task, with the job as the next thing to do.
  static func of(_ job: UnownedJob) -> TaskLane {
    let number = taskNumber(of: job)
    let tasks = all.current
    if number != 0, let known = tasks.byNumber[number] {
      known.job = job
      known.priority = job.priority.rawValue
      return known
    }
    tasks.count += 1
    let new = TaskLane(name: number == 0 ? "job \(tasks.count)" : "task \(tasks.count)")
    new.job = job
    new.priority = job.priority.rawValue
    if number != 0 { tasks.byNumber[number] = new }
    return new
  }

  private init(name: String) {
    lane = Engine.shared.lane
    super.init(kind: "task", label: name)
    lane = Engine.shared.spawn(
      .task, name: name, isDaemon: true, first: Action("run", self, [], mayWait: true)
    ) { self.work() }
  }

  /// A job arrives for an executor; `nil` is the global one.
  func arrive(on executor: SerialJobs?, reference: UnownedSerialExecutor? = nil) {
    self.executor = executor
    self.reference = reference
    Engine.shared.releaseJoining(into: &stamp)
    // A task that hops or yields arrives while its last job still runs; it can go on after that.
    if !isRunning { queueUp() }
  }

  private func queueUp() {
    if let executor { executor.push(self) } else { ModeledExecutors.pool.request(lane) }
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    guard job != nil, !isRunning, executor?.isMain != true else { return false }
    return executor?.admits(self) ?? ModeledExecutors.pool.isAdmitted(self.lane)
  }

  override func waitDescription(for action: Action) -> String {
    if job == nil { return "somebody to resume it" }
    return executor.map { "its turn on the \($0.kind)" } ?? "a worker of \(ModeledExecutors.pool.name)"
  }

  /// The lane's body: runs one job after the other, as they arrive.
  private func work() {
    while true {
      runJob()
      Engine.shared.wait(Action("resume", self, []))
    }
  }

  /// Runs the job on the calling lane: on its own, or for the main actor on the main lane.
  func runJob() {
    guard let job else { return }
    self.job = nil
    let engine = Engine.shared
    engine.acquire(stamp)
    isRunning = true
    if let executor, let reference {
      executor.begin(self)
      job.runSynchronously(on: reference)
      engine.releaseJoining(into: &stamp)
      executor.end(self)
    } else {
      ModeledExecutors.pool.follow()
      job.runSynchronously(on: GlobalExecutor.shared.asUnownedTaskExecutor())
      engine.releaseJoining(into: &stamp)
      ModeledExecutors.pool.giveBack(lane)
    }
    isRunning = false
    if self.job != nil { queueUp() }
  }
}
