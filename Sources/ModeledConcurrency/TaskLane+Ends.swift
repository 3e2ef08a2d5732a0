import Exploration

// What a task does inside of the runtime, and others can notice.
extension TaskLane {
  /// It is about to wait, unless what it waits for is there already.
  ///
  /// A task that waits leaves its actor, and those that wait for that go first; one that need not wait stays.
  ///
  /// - Parameter isAtPoint: Whether it has just come from a scheduling point, and this is part of the same step.
  /// - Returns: Whether another lane sees which of the two it does.
  @discardableResult
  func awaits(isAtPoint: Bool = false) -> Bool {
    // The program itself puts a task into the line of an executor of its own.
    if isElsewhere, !isAtPoint { Engine.shared.perform(Action(.mayLeave, nil, [])) }
    leavesOthersFirst = isElsewhere || line?.mayBeLeft(isAtPoint: isAtPoint) ?? false
    return leavesOthersFirst
  }

  /// Whether others can see if it waits: it runs on an actor, the main one included, or where the program says.
  var isOnActor: Bool { line != nil || isElsewhere }

  /// Whether an executor of the program's own runs it, on whatever lane that one has.
  private var isElsewhere: Bool {
    executor == nil && !hasJustBegun && Engine.shared.lane !== lane
  }

  private var line: SerialJobs? { executor ?? (hasJustBegun ? Factory.main.jobs : nil) }

  /// It is about to wait for another task.
  func awaitsEnd(isAtPoint: Bool = false) {
    if awaits(isAtPoint: isAtPoint) { Engine.shared.effect(.read, on: Tasks.current) }
    Priorities.current.mayRise(
      to: record?.priority ?? priority, isAtPoint: isAtPoint || isOnActor)
  }

  /// The runtime hands something over for it: its own end, if it has reached that.
  func releases(_ address: UnsafeRawPointer) {
    guard let record, record.task == address, record.isComplete else { return }
    // A child's end is seen at its group.
    if record.group == nil {
      Engine.shared.perform(Action(.endTask, Tasks.current, .give))
    }
  }

  /// Whether others could do what it might look for: where all wait for it, how often it gives way changes nothing.
  var othersMayGoOn: Bool {
    let engine = Engine.shared
    return lane.othersMayGoOn
      || Tasks.current.all.contains {
        $0.job != nil && $0 !== self && $0.lane !== engine.current
      }
  }

  /// `Task.yield()` is a job of its own that resumes the task.
  func noteYield() {
    yielder = nil
    guard let job, let task = TaskRecord.taskThatYields(with: job) else { return }
    let yielding = Tasks.current.all.first { $0.record?.task == task }
    yielding?.restlessness.yields(written: yielding?.lane.sharedWrites ?? 0)
    restlessness = yielding?.restlessness ?? Restlessness()
    yielder = yielding?.lane
    // It goes to the end of the line; were it resumed before it waits, it would stay in front.
    if yielding?.executor?.isAwaited == true { Assumption.actorOrder.note() }
  }

  /// The main lane runs the jobs of the main actor.
  ///
  /// - Parameter isWaiting: Whether this one gets into its line, or begins.
  func mainActs(_ isWaiting: Bool) {
    guard executor?.isMain == true, let main = Engine.shared.mainLane else { return }
    let own = lane.actsFor.union(LaneSet([lane.number]))
    main.actsFor = isWaiting ? main.actsFor.union(own) : main.actsFor.subtracting(own)
  }
}
