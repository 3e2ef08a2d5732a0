import CExploration
import Exploration

/// Which tasks are cancelled: one thing for all of them, because a task's cancellation is also its
/// children's.
final class Cancellation: Resource {
  /// Whether code of the program runs where a task is cancelled.
  // Both are set before the first execution.
  nonisolated(unsafe) static var runsHandlers = true
  /// Whether a cancellation reaches a task and its children in one step, and the verdict says so.
  ///
  /// The checks of exercises demand what holds then: what begins while a task is being cancelled is not after it.
  nonisolated(unsafe) static var isWhole = false

  /// The lane that has cancelled something last, or may have.
  private var canceller: Int?
  /// The lanes that have looked since something was cancelled, each with what it had done by then.
  private(set) var looks: [(lane: Int, stamp: Stamp)] = []

  init() { super.init(kind: .cancellation) }

  func changes() {
    Engine.shared.perform(Action(.cancel, self, .write))
    wasUsedWeakly(writes: true)
    canceller = Engine.shared.lane.number
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

  func look() { Engine.shared.perform(Action(.lookAt, self, .read)) }
  /// A task notes something about itself: it has to wait for a handler that runs because it is cancelled.
  func noteOfTask() { if Self.runsHandlers { look() } }
  /// The program asks, which is a relaxed load.
  func isAskedFor() {
    look()
    wasUsedWeakly(writes: false)
    noteHearsay()
  }

  /// A child that is cancelled may have heard so from another lane before it looks: the runtime may not have come
  /// to the child by then.
  ///
  /// A child that began after the other one looked was born cancelled.
  private func noteHearsay() {
    let engine = Engine.shared
    let lane = engine.lane.number
    guard let canceller, canceller != lane else { return }
    let task = TaskLane.current
    let isCancelled = task?.record?.isCancelled == true
    if let task, isCancelled, task.record?.parent != nil {
      let others = looks.dropFirst(task.looksBefore).filter { $0.lane != lane }
      let mayHaveHeard = others.contains { engine.isKnown($0.stamp) }
      if mayHaveHeard || looks.count == Self.mostLooks { Assumption.wholeCancellation.note() }
    }
    // Of a lane that has seen its own mark the first look is enough; another one may have looked at any task.
    if isCancelled, looks.contains(where: { $0.lane == lane }) { return }
    guard looks.count < Self.mostLooks else { return }
    var stamp = Stamp()
    engine.release(into: &stamp)
    looks.append((lane, stamp))
  }

  /// How many looks are kept.
  private static let mostLooks = 64
}
