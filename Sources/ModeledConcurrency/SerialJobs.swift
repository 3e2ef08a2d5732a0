@_spi(ExperimentalCustomExecutors) import _Concurrency
import Exploration
import ModeledDispatch

/// Jobs that run one at a time: an actor's, or the main actor's.
final class SerialJobs: Resource {
  let isMain: Bool
  private var waiting: [TaskLane] = []
  private var running: TaskLane?
  private var stamp = Stamp()
  /// What the job that runs comes after.
  private var begun = Stamp()

  init(kind: ResourceKind, label: String?, isMain: Bool) {
    self.isMain = isMain
    super.init(kind: kind, label: label)
  }

  func runs(on lane: Lane) -> Bool { running?.lane === lane || (isMain && lane.number == 0) }

  /// Whether a job runs that began before what the calling lane does, in every order.
  var isCertainlyBusy: Bool { running != nil && Engine.shared.isKnown(begun) }

  /// Whether others wait for their turn.
  var isAwaited: Bool { isMain ? MainQueueModel.hasWaiting : !waiting.isEmpty }

  /// The task that runs reaches an `await`, where it leaves, or not if what it awaits is there.
  ///
  /// - Returns: Whether the difference can be seen: others wait that would go first, or come before it is back.
  func mayBeLeft(isAtPoint: Bool) -> Bool {
    let resource = isMain ? MainQueueModel.line : self
    if isAtPoint {
      Engine.shared.effect(.read, on: resource, stopsAfter: false)
    } else {
      Engine.shared.perform(Action(.mayLeave, resource, .read))
    }
    return isAwaited || Engine.shared.memory.tells(.leavesOfActors)
  }

  /// A job has joined the line: it comes before those that are away, which might have stayed.
  func joined() {
    let memory = Engine.shared.memory
    guard !memory.tells(.leavesOfActors) else { return }
    if Tasks.current.all.contains(where: { $0.isAway(from: self) }) { memory.tell(.leavesOfActors) }
  }

  /// A job arrives: behind those of its priority and above, before the others.
  ///
  /// On Linux the main actor's jobs are blocks of the main queue, in one line with all others.
  func push(_ task: TaskLane) { announce(task)() }

  /// A job is about to arrive.
  ///
  /// - Returns: What puts it into the line: immediately, or as soon as its task has left another one, with
  ///   nothing of others in between.
  func announce(_ task: TaskLane) -> () -> Void {
    if isMain { return MainQueueModel.announce { task.runJob() } }
    Engine.shared.perform(Action(.enqueue, self, .put))
    task.takesPriority()
    return { self.insert(task) }
  }

  private func insert(_ task: TaskLane) {
    if !isMain, waiting.contains(where: { $0.certainlyCame(before: task) }) {
      Assumption.actorOrder.note()
    }
    let index = waiting.firstIndex { $0.priority < task.priority } ?? waiting.count
    waiting.insert(task, at: index)
    joined()
    admitNext()
  }

  /// Whether a task is the next one, and nothing else runs; the main thread's own line knows that itself.
  func isTurn(of task: TaskLane) -> Bool { !isMain && running == nil && waiting.first === task }

  /// Whether a task's turn has come, and it has a worker.
  func admits(_ task: TaskLane) -> Bool {
    isTurn(of: task) && ModeledExecutors.pool.isAdmitted(task.lane)
  }

  func begin(_ task: TaskLane) {
    if !isMain {
      waiting.removeFirst()
      // Jobs of higher priority that come later would have gone first.
      if Priorities.current.exceed(task.priority) {
        Engine.shared.effect(.read, on: self, stopsAfter: false)
      }
    }
    running = task
    Engine.shared.acquire(stamp)
    Engine.shared.release(into: &begun)
  }

  func end(_ task: TaskLane) {
    Engine.shared.release(into: &stamp)
    running = nil
    if !isMain { ModeledExecutors.pool.giveBack(task.lane) }
    admitNext()
  }

  private func admitNext() {
    guard !isMain, running == nil, let next = waiting.first else { return }
    next.requestWorker()
  }

  override func holders(for action: Action) -> [Lane] { running.map { [$0.lane] } ?? [] }
}
