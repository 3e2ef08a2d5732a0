import Exploration

extension Operation {
  /// Whether it is the model's own, for a barrier block.
  var isBarrier: Bool { self is BarrierOperation }
}

/// Dependencies, between queues too.
///
/// Members that a subclass may override stand in the class; this is what they do.
extension OperationState {
  func add(_ dependency: Operation) {
    Engine.shared.perform(Action(.depend, self, .write))
    guard !dependencies.contains(where: { $0 === dependency }) else { return }
    dependencies.append(dependency)
    // Whether the dependency has finished is part of the question.
    Engine.shared.perform(Action(.beDependedOn, dependency.state, .read))
    guard dependency.state.phase != .finished, !isCancelled else { return }
    // A queue may ask between the two steps, and then it counts less.
    Engine.shared.effect(.write, on: self, stopsAfter: false)
    unfinishedDependencies += 1
    if isInQueue { saysNotReady() }
    dependency.state.dependents.append(Dependent(operation: operation))
    OperationsOfExecution.current.add(self)
  }

  /// A queue is about to ask whether it is ready: where it has no dependency, only a new one changes the answer.
  func lookAtDependencies() {
    var look = Action(.lookAt, self, [])
    look.conflicts = .write
    Engine.shared.perform(look)
    if !dependencies.isEmpty { Engine.shared.effect(.read, on: self, stopsAfter: false) }
  }

  /// It is asked whether it is ready, and says that it is not.
  func saysNotReady() { Engine.shared.release(into: &asked) }

  func remove(_ dependency: Operation) {
    Engine.shared.perform(Action(.dependNoMore, self, .write))
    guard let index = dependencies.firstIndex(where: { $0 === dependency }) else { return }
    dependencies.remove(at: index)
    // Whether the dependency has finished is part of the question.
    Engine.shared.perform(Action(.beDependedOn, dependency.state, .read))
    dependency.state.dependents.removeAll { $0.operation === operation }
    // On Linux the counter is only touched if the dependency has finished and the operation was cancelled. Then it
    // is 0 already, and becomes -1.
    guard isCancelled == (dependency.state.phase == .finished) else { return }
    Engine.shared.effect(.write, on: self, stopsAfter: false)
    if isCancelled { unfinishedDependencies -= 1 }
    lostDependency = dependency.state.title
    OperationsOfExecution.current.add(self)
  }
}
