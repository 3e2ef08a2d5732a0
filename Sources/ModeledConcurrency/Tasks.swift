@_spi(ExperimentalCustomExecutors) import _Concurrency
import Exploration

/// The tasks of one execution; at its end it tells which of them never ended.
final class Tasks: Resource {
  private var byNumber: [UInt64: TaskLane] = [:]
  private(set) var all: [TaskLane] = []

  private static let ofExecution = PerExecution { Tasks() }
  static var current: Tasks { ofExecution.current }

  private init() {
    super.init(kind: .tasks)
    Engine.shared.watch(self)
  }

  private var named = 0
  /// Whether some task of an execution that has ended would wait for its continuation for ever.
  private(set) var someoneAwaitsContinuation = false

  /// The number of the next task in stories; the main one has none.
  func nextNumber() -> Int {
    named += 1
    return named
  }

  /// Lanes whose job was no task, and that are free for the next such job of who comes after it anyhow.
  private var idle: [TaskLane] = []

  func addIdle(_ lane: TaskLane) { idle.append(lane) }
  func takeIdle() -> TaskLane? {
    idle.lastIndex { $0.lane.isKnown }.map { idle.remove(at: $0) }
  }

  /// The lanes that have just cancelled a task, or raised its priority, and asked the runtime for nothing else
  /// since: others can act before these are through with it.
  private var cancelling = LaneSet()
  private var raising = LaneSet()

  /// The calling lane is about to cancel a task.
  func cancels() { cancelling.insert(Engine.shared.lane.number) }

  /// Whether the calling lane has cancelled a task, and asked the runtime for nothing else since.
  var isCancelling: Bool { Engine.shared.current.map { cancelling.contains($0.number) } ?? false }

  /// The calling lane is about to raise a task's priority.
  func raises() { raising.insert(Engine.shared.lane.number) }

  /// Whether the calling lane has raised a task's priority, and asked the runtime for nothing else since.
  var isRaising: Bool { raising.contains(Engine.shared.lane.number) }

  /// The calling lane is about to ask the runtime for something else, such as a task's end.
  ///
  /// - Parameter endsCancelling: Whether it can no longer be on the way of a cancellation.
  func asks(endsCancelling: Bool) {
    guard let lane = Engine.shared.current?.number else { return }
    if endsCancelling { cancelling.remove(lane) }
    raising.remove(lane)
  }

  /// Whether the calling lane looks at another task that has not ended, or cancels it.
  ///
  /// What that one has done by then it need not have done, and nothing tells the lane that it has: only who
  /// awaits its end comes after it.
  func looks(at task: UnsafeRawPointer) -> Bool {
    if isCancelling { return true }
    return all.contains {
      $0.record?.task == task && $0 !== TaskLane.current && $0.record?.isComplete == false
    }
  }

  func known(_ number: UInt64) -> TaskLane? { byNumber[number] }

  func add(_ task: TaskLane, number: UInt64) {
    all.append(task)
    if number != 0 { byNumber[number] = task }
  }

  override func executionEnded(_ engine: Engine) {
    let open = all.filter { !$0.hasEnded }
    let suspended = open.filter(\.isSuspended)
    someoneAwaitsContinuation = suspended.contains {
      if case .continuation = $0.record?.wait { true } else { false }
    }
    // A task that waits for one that has not ended itself only shows what the other one leads to.
    let causes = suspended.filter { task in open.allSatisfy { !task.awaits($0) } }
    for task in causes { tell(of: task, to: engine) }
    // Where the main task is among them every lane is stuck, which is told with all places.
    let isStuck = open.contains(where: \.isMain) || open.count > suspended.count
    if causes.isEmpty, !isStuck, let first = suspended.first { tell(ofCycleFrom: first, engine) }
  }

  private func tell(of task: TaskLane, to engine: Engine) {
    guard let record = task.record, let wait = record.wait else { return }
    if case .continuation = wait, !task.awaitsElement {
      engine.note(.continuationNeverResumed(.awaited(task: task.label)), at: record.place)
    } else {
      engine.note(.stillWaiting(.task(task.label, for: task.suspension)), at: record.place)
    }
  }

  private func tell(ofCycleFrom first: TaskLane, _ engine: Engine) {
    var cycle = [first]
    while let next = cycle.last.flatMap({ last in all.first { !$0.hasEnded && last.awaits($0) } }) {
      if let start = cycle.firstIndex(where: { $0 === next }) {
        cycle.removeFirst(start)
        break
      }
      cycle.append(next)
    }
    let waits = cycle.map { Wait($0.lane.title, for: $0.suspension) }
    engine.note(.deadlock(.circle(waits)), at: cycle.first?.record?.place)
  }
}
