import Exploration

/// The priorities of one execution's tasks, as far as others can notice them: a job goes in front of
/// those of lower priority in an actor's line, and a task that waits for one of lower priority raises it.
final class Priorities: Resource {
  /// Whether the program can see that a priority is raised: it asks for one, or has a handler.
  // Both are set before the first execution.
  nonisolated(unsafe) static var show = false
  /// Whether it has such handlers.
  nonisolated(unsafe) static var haveHandlers = false

  private var lowest = UInt8.max
  private var highest = UInt8.min

  private static let ofExecution = PerExecution { Priorities() }
  static var current: Priorities { ofExecution.current }

  private init() { super.init(kind: .priorities) }

  /// A task has a priority now.
  func know(_ priority: UInt8) {
    lowest = min(lowest, priority)
    highest = max(highest, priority)
  }

  /// Whether a task has a higher priority, so that another could be overtaken, or raised.
  func exceed(_ priority: UInt8) -> Bool { highest > priority }

  /// A task's priority is about to be raised by a call.
  func rises() {
    highest = .max
    raise()
  }

  private func raise() {
    Engine.shared.perform(Action(.raise, self, Self.show ? [.enter, .write] : .enter))
    if Self.show { wasUsedWeakly(writes: true) }
    Tasks.current.raises()
  }

  /// The calling lane is about to take a task's own lock: it may be on its way to the task's handlers and children.
  ///
  /// The runtime raises the task's priority before that; see ``Cancellation/comes(to:)``.
  func come(to task: TaskLane) {
    if Self.show, Tasks.current.isRaising, task !== TaskLane.current { raise() }
  }

  /// The program asks for a priority, which is a relaxed load, or a handler's scope begins or ends.
  func isAskedFor() {
    Engine.shared.perform(Action(.lookAt, self, .read))
    wasUsedWeakly(writes: false)
  }

  /// An executor of the program's own asks for a job's priority: that of the job's task as it came, in this step.
  func isAskedForByExecutor() { Engine.shared.effect(.read, on: self, stopsAfter: false) }

  /// A task begins, or goes on: it no longer waits for its executor, or notes something in its own record, as where
  /// it yields.
  ///
  /// Where its priority is raised before, the runtime has to take back that it waits, and goes to the handlers
  /// that the task has by then; otherwise only if the task had some already (`swift_task_escalate`).
  func goesOn() {
    if Self.haveHandlers { Engine.shared.effect(.read, on: self) }
  }

  /// A task is about to wait for another one, which gets its priority if that is higher.
  func mayRise(to priority: UInt8, isAtPoint: Bool) {
    guard lowest < priority else { return }
    if isAtPoint {
      Engine.shared.effect(Self.show ? [.enter, .write] : .enter, on: self, stopsAfter: false)
      Tasks.current.raises()
    } else {
      raise()
    }
  }

  /// A task gets into a line at the place that its priority has now.
  func count(for priority: UInt8) {
    if exceed(priority) { Engine.shared.effect(.await, on: self, stopsAfter: false) }
  }
}
