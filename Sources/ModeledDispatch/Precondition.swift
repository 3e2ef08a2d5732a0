import Exploration

/// Where a piece of code must run.
public enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Whether a predicate holds here.
public func _dispatchPreconditionTest(_ condition: DispatchPredicate) -> Bool {
  let context = LaneContext.current
  return switch condition {
  case .onQueue(let queue): context.isOn(queue.machine)
  case .onQueueAsBarrier(let queue): context.isExclusivelyOn(queue.machine)
  case .notOnQueue(let queue): !context.isOn(queue.machine)
  }
}

/// Ends the program if the predicate does not hold.
public func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate, file: StaticString = #file, line: UInt = #line
) {
  let predicate = condition()
  if _dispatchPreconditionTest(predicate) { return }
  let message =
    switch predicate {
    case .onQueue(let queue): "This must run on the \(queue.machine.title), and does not."
    case .onQueueAsBarrier(let queue):
      "This must run as a barrier on the \(queue.machine.title), and does not."
    case .notOnQueue(let queue): "This must not run on the \(queue.machine.title), and does."
    }
  Engine.shared.fail(.wrongPrecondition, message)
}
