import Exploration

/// The operations of one execution that lanes wait for: at the end it says why they never ran.
final class OperationsOfExecution: Resource {
  private var operations: [OperationState] = []
  /// The lanes that wait for the end of operations, by number.
  private var waiting: [Int: Lane] = [:]

  private static let ofExecution = PerExecution {
    let new = OperationsOfExecution(kind: .operations)
    Engine.shared.watch(new)
    return new
  }

  static var current: OperationsOfExecution { ofExecution.current }

  func add(_ operation: OperationState) {
    if !operations.contains(where: { $0 === operation }) { operations.append(operation) }
  }

  /// Waits on the calling lane for operations to end.
  func wait(_ action: Action) {
    guard let lane = Engine.shared.current else { return }
    waiting[lane.number] = lane
    Engine.shared.wait(action)
    waiting[lane.number] = nil
  }

  override func executionEnded(_ engine: Engine) {
    var told: Set<ObjectIdentifier> = []
    // The finding is shown where a lane waits in vain.
    let place = waiting.min { $0.key < $1.key }?.value.place
    for operation in operations where operation.phase < .finished {
      guard !told.contains(ObjectIdentifier(operation)) else { continue }
      if let cycle = cycle(through: operation) {
        told.formUnion(cycle.map(ObjectIdentifier.init))
        engine.note(.dependencyCycle(cycle.map(\.title)), at: place ?? operation.origin)
      } else if let reason = reason(operation) {
        engine.note(
          .operationNeverFinished(operation.title, reason), at: place ?? operation.origin)
      }
    }
  }

  /// The operations from one back to itself, each waiting for the next.
  private func cycle(through first: OperationState) -> [OperationState]? {
    var visited: Set<ObjectIdentifier> = []
    func path(from operation: OperationState) -> [OperationState]? {
      for next in operation.dependencies.map(\.state) where next.phase < .finished {
        if next === first { return [operation] }
        guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
        if let rest = path(from: next) { return [operation] + rest }
      }
      return nil
    }
    return path(from: first)
  }

  /// Why an operation in a queue did not finish, if that is its own doing and not another one's.
  private func reason(_ operation: OperationState) -> Mistake.Unfinished? {
    if operation.hasReturned { return .neverReported }
    guard let queue = operation.queue, operation.phase == .enqueued, !queue.state.isSuspended else {
      return nil
    }
    if let lost = operation.lostDependency { return .lostDependency(lost) }
    let unstarted = operation.dependencies.map(\.state).first { $0.phase == .initialized }
    return unstarted.map { .unstartedDependency($0.title) }
  }
}
