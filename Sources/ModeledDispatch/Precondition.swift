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
  let place: Mistake.WrongPlace =
    switch predicate {
    case .onQueue(let queue): .notOn(queue.machine.title)
    case .onQueueAsBarrier(let queue): .notBarrierOn(queue.machine.title)
    case .notOnQueue(let queue): .on(queue.machine.title)
    }
  Engine.shared.fail(.wrongPrecondition(place))
}
