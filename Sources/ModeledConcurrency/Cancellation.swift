import CExploration
import Exploration

/// Which tasks are cancelled: one thing for all of them, because a task's cancellation is also its
/// children's.
final class Cancellation: Resource {
  /// Whether anything in the program depends on whether a task is cancelled.
  // All of these are set before the first execution.
  nonisolated(unsafe) static var isSeen = true
  /// Whether a cancellation reaches all children of a task in one step, and the verdict says so.
  ///
  /// The checks of exercises demand what holds then: what begins while a task is being cancelled is not after it.
  nonisolated(unsafe) static var isWhole = false

  /// The lane that has cancelled something last, or may have.
  private var canceller: Int?
  /// The tasks whose own lock somebody has taken since they were cancelled.
  private var reached: Set<ObjectIdentifier> = []
  /// The looks since something was cancelled.
  private(set) var looks: [Look] = []

  init() { super.init(kind: .cancellation) }

  func changes() {
    Engine.shared.perform(Action(.cancel, self, .write))
    wasUsedWeakly(writes: true)
    let lane = Engine.shared.lane.number
    // Who cancels what another lane is cancelling returns at once, and knows then that it is marked.
    if let canceller, canceller != lane { keepLook(from: nil) }
    canceller = lane
  }

  /// The calling lane is about to take a task's own lock: the first one that does so after it was cancelled is on
  /// its way to the task's handlers and children.
  ///
  /// The runtime marks the task before it takes the lock: who sees the mark in between comes before the handlers,
  /// and the task may have removed them.
  func comes(to task: TaskLane) {
    // What a task does with its own records is no cancellation, and depends on whether it is cancelled.
    let isOwn = task === TaskLane.current && !Tasks.current.isCancelling
    if isOwn { noteHearsay(ofItself: true) }
    guard task.record?.isCancelled == true, reached.insert(ObjectIdentifier(task)).inserted, !isOwn
    else { return }
    changes()
  }

  /// A handler has run, or a child is cancelled with all that is below it: what comes next on the way of the
  /// cancellation is not, until the calling lane goes on.
  ///
  /// The runtime goes from a task to its children, one after the other, and runs the handlers of each as it
  /// comes to it.
  func goesOn() {
    guard Tasks.current.all.contains(where: isOnItsWay) else { return }
    if Self.isWhole { Assumption.wholeCancellation.note() } else { changes() }
  }

  /// Whether a child is not cancelled yet, although its parent is, or another child of its group.
  private func isOnItsWay(to task: TaskLane) -> Bool {
    guard !task.hasEnded, let record = task.record, let parent = record.parent,
      !record.isCancelled, !record.isComplete
    else { return false }
    return Tasks.current.all.contains { other in
      guard !other.hasEnded, let above = other.record, above.isCancelled else { return false }
      return above.task == parent || above.group != nil && above.group == record.group
    }
  }

  /// A task's sleep ends, or the task continues: what is cancelled afterwards comes too late.
  func ends() { Engine.shared.effect(.read, on: self) }

  /// A child of a group ends, which cancels the others if it has failed.
  func mayChange() {
    Engine.shared.perform(Action(.endTask, self, .write))
    canceller = Engine.shared.lane.number
  }

  /// The same child has its group's lock: who has looked since it ended has seen nothing yet.
  func mayHaveChanged() { Engine.shared.effect(.write, on: self, stopsAfter: false) }

  func look() {
    Engine.shared.perform(Action(.lookAt, self, .read))
    noteHearsay(ofItself: true)
  }
  /// A task notes something about itself, such as a child, or begins to sleep.
  ///
  /// The child begins cancelled if the task is: otherwise a cancellation has to come to it, and others can act
  /// before it does.
  func noteOfTask() { if Self.isSeen { look() } }
  /// The program asks, which is a relaxed load.
  ///
  /// - Parameter ofItself: Whether a task asks for itself, not perhaps for another one.
  func isAskedFor(ofItself: Bool) {
    Engine.shared.perform(Action(.lookAt, self, .read))
    noteHearsay(ofItself: ofItself)
    wasUsedWeakly(writes: false)
  }

  /// A child that is cancelled may have heard so from another lane before it looks: the runtime may not have come
  /// to the child by then.
  ///
  /// A child that began after the other one looked was born cancelled.
  ///
  /// - Parameter ofItself: Whether the task that runs looks for itself, not perhaps for another one.
  private func noteHearsay(ofItself: Bool) {
    let engine = Engine.shared
    guard let canceller, canceller != engine.lane.number else { return }
    let task = TaskLane.current
    let isCancelled = task?.record?.isCancelled == true
    if let task, isCancelled, task.record?.parent != nil {
      let others = looks.dropFirst(task.looksBefore).filter {
        $0.lane != engine.lane.number && !$0.isOfYounger(than: task)
      }
      let mayHaveHeard = others.contains { engine.isKnown($0.stamp) }
      if mayHaveHeard || looks.count == Self.mostLooks { Assumption.wholeCancellation.note() }
    }
    if ofItself {
      // Where the runtime has come to a task's lock there was a scheduling point between its mark and the next one.
      guard let task, isCancelled, !reached.contains(ObjectIdentifier(task)) else { return }
      keepLook(from: task)
    } else {
      keepLook(from: nil)
    }
  }

  /// - Parameter task: The task that has looked for itself; `nil` for who may have looked at another one.
  private func keepLook(from task: TaskLane?) {
    let lane = Engine.shared.lane.number
    // Of a lane that has seen its own mark the first look is enough.
    if TaskLane.current?.record?.isCancelled == true, looks.contains(where: { $0.lane == lane }) {
      return
    }
    guard looks.count < Self.mostLooks else { return }
    var stamp = Stamp()
    Engine.shared.release(into: &stamp)
    looks.append(
      Look(lane: lane, stamp: stamp, group: task?.record?.group, child: task?.lane.number))
  }

  /// How many looks are kept.
  private static let mostLooks = 64

  /// A look at whether a task is cancelled.
  struct Look {
    let lane: Int
    /// What the lane had done by then.
    let stamp: Stamp
    /// If a child of a group has looked for itself, the group, and the number of the child's lane.
    let group: UnsafeRawPointer?
    let child: Int?

    /// Whether a child has looked that was added to a group after another one, and is cancelled after it.
    func isOfYounger(than task: TaskLane) -> Bool {
      guard let group, let child else { return false }
      return group == task.record?.group && child > task.lane.number
    }
  }
}
