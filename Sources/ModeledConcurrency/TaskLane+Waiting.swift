import Exploration

// A task that waits.
extension TaskLane {
  /// The task whose code the calling lane runs.
  static var current: TaskLane? {
    Engine.shared.lane.notes[ObjectIdentifier(TaskLane.self)] as? TaskLane
  }

  func become(current task: TaskLane?) {
    Engine.shared.lane.notes[ObjectIdentifier(TaskLane.self)] = task
  }

  /// Whether an address lies in the task's own memory.
  func contains(_ address: UnsafeRawPointer) -> Bool { record?.contains(address) ?? false }

  /// Asks for a worker for its next job.
  func requestWorker() { ModeledExecutors.pool.request(lane, priority: priority) }

  /// It no longer waits for its executor, and runs.
  func leavesItsLine() {
    // The runtime lets it run when no handler runs: before a lane cancels it, or after that.
    if handlers > 0 { ConcurrencyCalls.cancellation.current.ends() }
    if record != nil { Priorities.current.goesOn() }
  }

  /// It asks a stream for the next element.
  ///
  /// - Parameter place: Where its code continues.
  func takesElement(at place: UnsafeRawPointer?) {
    ask = ElementAsk(isCancelled: record?.isCancelled == true)
    placeOfElement = CodePlace(address: UInt(bitPattern: place))
    // One that gives way after each element does not give way in vain.
    restlessness = Restlessness()
  }

  /// Whether it waits for others and has nothing to do itself.
  var isSuspended: Bool { job == nil && !isRunning && record?.wait != nil }

  /// Whether it has left some jobs' line, and will come back to it.
  func isAway(from jobs: SerialJobs) -> Bool {
    guard job == nil, !isRunning, record != nil else { return false }
    return executor === jobs || executor == nil && isMain && jobs.isMain
  }

  /// Whether another task, which has not ended, keeps it waiting.
  func awaits(_ other: TaskLane) -> Bool {
    guard let record = other.record else { return false }
    switch self.record?.wait {
    case .task(let task): return record.task == task
    case .group(let group): return record.group == group
    case .continuation, nil: return false
    }
  }

  /// What a suspended task waits for.
  var suspension: WaitReason {
    switch record?.wait {
    case .task(let task): .taskEnd(Tasks.current.all.first { $0.record?.task == task }?.label)
    case .group: .children
    case .continuation: awaitsElement ? .element : .continuation
    case nil: .resume
    }
  }
}
