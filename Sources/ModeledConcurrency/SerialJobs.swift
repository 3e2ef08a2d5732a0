@_spi(ExperimentalCustomExecutors) import _Concurrency
import Exploration

/// Jobs that run one at a time: an actor's, or the main actor's.
final class SerialJobs: Resource {
  let isMain: Bool
  private var waiting: [TaskLane] = []
  private var running: TaskLane?
  private var stamp = Stamp()
  private var isStopped = false

  init(kind: String, label: String?, isMain: Bool) {
    self.isMain = isMain
    super.init(kind: kind, label: label)
  }

  func runs(on lane: Lane) -> Bool { running?.lane === lane || (isMain && lane.number == 0) }

  /// A job arrives: behind those of its priority and above, before the others.
  func push(_ task: TaskLane) {
    Engine.shared.effect(.put, on: self)
    let index = waiting.firstIndex { $0.priority < task.priority } ?? waiting.count
    waiting.insert(task, at: index)
    admitNext()
  }

  /// Whether a task is the next one, and nothing else runs.
  func admits(_ task: TaskLane) -> Bool {
    running == nil && waiting.first === task && ModeledExecutors.pool.isAdmitted(task.lane)
  }

  func begin(_ task: TaskLane) {
    waiting.removeFirst()
    running = task
    Engine.shared.acquire(stamp)
  }

  func end(_ task: TaskLane) {
    Engine.shared.release(into: &stamp)
    running = nil
    if !isMain { ModeledExecutors.pool.giveBack(task.lane) }
    admitNext()
  }

  private func admitNext() {
    guard !isMain, running == nil, let next = waiting.first else { return }
    guard !ModeledExecutors.pool.isAdmitted(next.lane) else { return }
    ModeledExecutors.pool.request(next.lane)
  }

  override func holders(for action: Action) -> [Lane] { running.map { [$0.lane] } ?? [] }

  // MARK: The main actor's, on the main lane

  private final class Arrival: Resource {
    private let jobs: SerialJobs
    private let condition: () -> Bool
    init(_ jobs: SerialJobs, until condition: @escaping () -> Bool) {
      self.jobs = jobs
      self.condition = condition
      super.init(kind: "main actor")
    }
    override func isReady(for action: Action, lane: Lane) -> Bool {
      !jobs.waiting.isEmpty || condition()
    }
    override func waitDescription(for action: Action) -> String { "a job for the main actor" }
  }

  func drainForEver() { drain { self.isStopped } }
  func stop() { isStopped = true }

  /// Runs jobs until a condition holds that jobs make true.
  func drain(until condition: @escaping () -> Bool) {
    while !condition() {
      Engine.shared.wait(Action("next job", Arrival(self, until: condition), []))
      if !condition() { runNext() }
    }
  }

  /// Runs jobs until a condition holds, which is looked at after each of them.
  func drain(whileNot condition: () -> Bool) {
    while !condition() {
      Engine.shared.wait(Action("next job", Arrival(self, until: { false }), []))
      runNext()
    }
  }

  private func runNext() { waiting.first?.runJob() }
}
