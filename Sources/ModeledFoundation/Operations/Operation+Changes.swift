import Exploration
import ModeledDispatch

/// How an operation says that its state has changed: what takes the place of key-value observing.
extension Operation {
  /// Does nothing, as on Linux.
  public func willChangeValue(forKey key: String) {}

  /// Tells the operation's queue, dependents and waiters of a change.
  ///
  /// - Parameter key: `"isFinished"`, `"isExecuting"` or `"isReady"`, or the same without the "is".
  ///   Any other key has no effect.
  public func didChangeValue(forKey key: String) {
    switch key {
    case "isFinished", "finished": reportFinished()
    case "isExecuting", "executing": reportExecuting()
    case "isReady", "ready": reportReady(isTold: true)
    default: break
    }
  }

  /// Does nothing, as on Linux.
  public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}

  /// Tells the operation's queue, dependents and waiters of a change.
  public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {
    switch keyPath {
    case \Operation.isFinished: reportFinished()
    case \Operation.isExecuting: reportExecuting()
    case \Operation.isReady: reportReady(isTold: true)
    default: break
    }
  }

  private func reportFinished() {
    guard state.ask({ isFinished }), state.phase != .finished else { return }
    // If its queue has not begun it by then, it never does.
    var report = Action(.reportFinished, state, .leave)
    report.conflicts.formUnion(.share)
    Engine.shared.perform(report)
    guard state.phase != .finished else { return }
    if state.isInQueue, state.phase < .starting {
      Engine.shared.note(.operationMisuse(.finishedBeforeStart(state.title)))
    }
    finish()
  }

  private func reportExecuting() {
    let executes = state.ask({ isExecuting })
    Engine.shared.perform(Action(.reportExecuting, state, .give))
    if executes, state.phase < .executing { state.phase = .executing }
  }

  /// Asks whether the operation is ready and lets its queue know.
  ///
  /// - Parameter isTold: Whether the program's own call changes it, and not the end of a dependency.
  func reportReady(isTold: Bool = false) {
    let isReady = state.ask { self.isReady }
    // Its queue sees it in the same step in which it looks for what to start.
    guard isReady, let queue = state.queue else { return state.wasReady = isReady }
    queue.schedule(ready: self, isTold: isTold)
  }

  /// The operation has finished: part of an action that was announced as leaving.
  func finish() {
    let before = state.phase
    state.phase = .finished
    let isSeen = state.makeWaitLock(for: self) != nil
    if !isSeen { state.broadcasts += 1 }
    Engine.shared.releaseJoining(into: &state.finished)
    let queue = state.queue
    state.queue = nil
    let dependents = state.dependents
    state.dependents.removeAll()

    for dependent in dependents.compactMap(\.operation) {
      var satisfy = Action(.satisfy, dependent.state, .give)
      // The last one puts the dependent into its queue's line.
      if dependent.state.queue?.state.isUnordered != true { satisfy.conflicts.formUnion(.give) }
      Engine.shared.perform(satisfy)
      // Foundation may touch one that was cancelled at this moment after its end.
      if dependent.state.isCancelled, !Engine.shared.isKnown(dependent.state.cancelled) {
        Assumption.noticedReadiness.note()
      }
      guard dependent.state.unfinishedDependencies > 0 else { continue }
      dependent.state.unfinishedDependencies -= 1
      guard dependent.state.unfinishedDependencies == 0 else { continue }
      if !Engine.shared.isKnown(dependent.state.asked) { Assumption.noticedReadiness.note() }
      dependent.reportReady()
    }
    if isSeen { state.broadcast(by: self) }
    // What it does last is asked for now, when others have seen that it is finished.
    Engine.shared.perform(Action(.lookAt, state, .read))
    Engine.shared.acquire(atEndSet, isForced: false)
    if let atEnd { DispatchQueue.global(qos: .default).async(execute: atEnd) }
    queue?.finished(self, wasDispatched: before >= .dispatched)
  }
}
