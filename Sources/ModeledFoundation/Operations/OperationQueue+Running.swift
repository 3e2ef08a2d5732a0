import Exploration
import ModeledDispatch

/// How operations get from the queue to a thread.
///
/// Each has a lane from the moment it is added, which waits until the queue lets it go: then no steps
/// depend on which lane was first, the one that adds or the one that makes room.
extension OperationQueue {
  /// Adds operations that are, or will be, ready.
  ///
  /// - Parameter isKnown: Whether the program has the operations.
  func add(_ operations: [Operation], isKnown: Bool = true) {
    if operations.isEmpty { return }
    // On Linux an operation that gets ready between the answer and its being noted is never started
    // (`_cachedIsReady` in Foundation's Operation.swift). Here that can be only where the program answers:
    // with Foundation's own answer the two are one step.
    for operation in operations {
      // Its dependencies may end, or be cancelled, before the answer or after it; so may another thread give it one.
      if isKnown { operation.state.lookAtDependencies() }
      operation.state.wasReady = operation.state.ask { operation.isReady }
      if !operation.state.wasReady { operation.state.saysNotReady() }
    }
    Engine.shared.perform(state.open(.add, adding: operations))
    for operation in operations {
      guard operation.state.phase == .initialized else {
        let title = operation.state.title
        operation.state.misuse(
          operation.state.isInQueue ? .addedAgain(title) : .addedAfterStart(title))
      }
      enqueue(operation)
    }
    looksAtLimits()
    dispatchReady()
  }

  /// A scheduling point between two looks at the limits, where the program changes these beside other lanes.
  ///
  /// Foundation adds operations first, and looks before each that it starts (`OperationQueue._schedule`).
  private func looksAtLimits() {
    guard Engine.shared.memory.tells(.limitsOfQueues) else { return }
    var action = Action(.makeReady, state, .give)
    action.conflicts = .write
    Engine.shared.perform(action)
  }

  private func enqueue(_ operation: Operation) {
    // What makes it ready finds it in the queue, or the queue finds it ready.
    Engine.shared.effect(.read, on: operation.state, stopsAfter: false)
    // Barriers that have not begun come first; those that have keep the others off themselves.
    for barrier in state.operations
    where barrier.isBarrier && !operation.isBarrier && barrier.state.phase == .enqueued {
      operation.state.dependencies.append(barrier)
      operation.state.unfinishedDependencies += 1
      operation.state.wasReady = false
      operation.state.saysNotReady()
      barrier.state.dependents.append(.init(operation: operation))
    }
    operation.state.phase = .enqueued
    operation.state.queue = self
    state.append(operation)
    OperationsOfExecution.current.add(operation.state)
    guard !isMain, foreign == nil else { return }
    var begin = Action(
      .begin, operation.state, OwnAnswers.isFinished(operation) ? .share : [], mayWait: true,
      detail: OperationState.Waiting.start)
    // Only a report of its end is in its way, which may come too early.
    begin.conflicts = []
    operation.state.lane = Engine.shared.spawn(
      .operation, name: operation.state.name, isDaemon: true, first: begin
    ) { self.run(operation) }
  }

  /// An operation has become ready.
  ///
  /// - Parameter isTold: Whether a call of the program makes it so: what came before the first such call comes before
  ///   the operation.
  func schedule(ready operation: Operation, isTold: Bool) {
    Engine.shared.perform(isTold ? Action(.makeReady, state, .write) : state.open(.makeReady))
    if isTold, !operation.state.wasReady {
      Engine.shared.releaseJoining(into: &operation.state.toldReady)
    }
    operation.state.wasReady = true
    dispatchReady()
  }

  /// Changes an operation's priority: it goes to the end of its new equals.
  ///
  /// To be called as part of a step on the operation.
  func reorder(_ operation: Operation) {
    Engine.shared.effect(.write, on: state, stopsAfter: false)
    state.moveToEnd(operation)
  }

  /// Starts what may start, as part of an action on the queue.
  func dispatchReady() {
    while let operation = state.takeReady() {
      dispatch(operation)
      if state.mayStartMore { looksAtLimits() }
    }
    for operation in state.doubtful {
      operation.state.wasReady = operation.state.ask { operation.isReady }
    }
  }

  private func dispatch(_ operation: Operation) {
    Engine.shared.release(into: &operation.state.dispatched)
    operation.state.letGoBefore = state.letGo.count
    if isMain || foreign != nil {
      let queue = isMain ? DispatchQueue.main : foreign
      queue?.async(flags: operation.isBarrier ? .barrier : []) {
        MainQueueModel.insideLoop { self.runHere(operation) }
      }
      return
    }
    operation.state.barriersBefore = state.barriers
    if operation.isBarrier { state.barriers += 1 }
    requestWorkers()
  }

  /// Asks for workers for those that were dispatched and that no barrier keeps.
  func requestWorkers() {
    for operation in state.operations
    where operation.state.phase == .dispatched
      && operation.state.barriersBefore <= state.endedBarriers
    {
      guard let lane = operation.state.lane, lane.isDaemon else { continue }
      lane.isDaemon = false
      dispatchPool.request(lane)
    }
  }

  // MARK: On the operation's lane

  private func run(_ operation: Operation) {
    dispatchPool.follow()
    runHere(operation)
    dispatchPool.giveBack(Engine.shared.lane)
  }

  private func runHere(_ operation: Operation) {
    guard let lane = Engine.shared.current, operation.state.phase == .dispatched else { return }
    let engine = Engine.shared
    operation.state.lane = lane
    operation.state.phase = .starting
    engine.follow(operation.state.dispatched)
    for stamp in state.letGo.prefix(operation.state.letGoBefore) { engine.acquire(stamp) }
    engine.acquire(operation.state.toldReady)
    operation.followDependencies()
    // One after another means that each sees what those before it did.
    if state.isSerial { engine.acquire(state.ended) }
    if operation.state.barriersBefore > 0 || operation.isBarrier {
      engine.acquire(state.barrierEnd)
    }
    engine.acquire(operation.state.endedBefore)

    let key = ObjectIdentifier(OperationQueue.self)
    lane.notes[key] = self
    operation.start()
    lane.notes[key] = nil
    operation.state.hasReturned = true
    if operation.state.phase < .finishing, operation.state.ask({ operation.isFinished }) {
      operation.didChangeValue(forKey: "isFinished")
    }
  }

  /// An operation leaves the queue and makes room for another.
  func finished(_ operation: Operation, wasDispatched: Bool) {
    Engine.shared.perform(state.open(.leave))
    state.operations.removeAll { $0 === operation }
    if wasDispatched { state.executing -= 1 }
    Engine.shared.releaseJoining(into: &state.ended)
    if operation.isBarrier, wasDispatched, !isMain, foreign == nil { endBarrier() }
    dispatchReady()
  }

  // MARK: Barriers

  func addBarrier(_ block: @escaping @Sendable () -> Void) {
    let barrier = BarrierOperation(block)
    let effect: Effect = state.isForeign || state.most != .max ? .write : [.put, .enter, .write]
    Engine.shared.perform(Action(.addBarrier, state, effect))
    // What has left the queue is no dependency, but its block ended before: a barrier of Dispatch sees to that.
    barrier.state.endedBefore = Engine.shared.copy(of: state.ended)
    if state.operations.isEmpty {
      runAround(barrier)
    } else {
      for operation in state.operations {
        barrier.state.dependencies.append(operation)
        guard operation.state.phase != .finished else { continue }
        barrier.state.unfinishedDependencies += 1
        operation.state.dependents.append(.init(operation: barrier))
      }
      barrier.state.wasReady = barrier.state.unfinishedDependencies == 0
      if !barrier.state.wasReady { barrier.state.saysNotReady() }
      enqueue(barrier)
      dispatchReady()
    }
  }

  /// Runs a barrier block on a lane of its own, past the queue.
  private func runAround(_ barrier: BarrierOperation) {
    barrier.state.barriersBefore = state.barriers
    state.barriers += 1
    let lane = Engine.shared.spawn(
      .operation, name: barrier.state.name,
      first: Action(.begin, BarrierTurn(barrier, state), [], mayWait: true)
    ) { [self] in
      dispatchPool.follow()
      Engine.shared.acquire(state.barrierEnd)
      Engine.shared.acquire(barrier.state.endedBefore)
      barrier.main()
      Engine.shared.perform(Action(.endBarrier, state, .leave))
      endBarrier()
      dispatchPool.giveBack(Engine.shared.lane)
    }
    dispatchPool.request(lane)
  }

  private func endBarrier() {
    state.endedBarriers += 1
    Engine.shared.releaseJoining(into: &state.barrierEnd)
    requestWorkers()
  }
}

/// The turn of a barrier block that bypasses its queue.
private final class BarrierTurn: Resource {
  private let barrier: BarrierOperation
  private let queue: OperationQueueState

  init(_ barrier: BarrierOperation, _ queue: OperationQueueState) {
    self.barrier = barrier
    self.queue = queue
    super.init(kind: .barrier)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    barrier.state.barriersBefore <= queue.endedBarriers && dispatchPool.isAdmitted(lane)
  }
}
