import Exploration

/// Runs an operation, and a handler when the task's priority is raised, as Swift's own does: the handler comes
/// after what the task did before, and before what follows the operation.
///
/// - Parameters:
///   - operation: What to run.
///   - handler: What runs on the lane that raises the priority, while the operation runs.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
nonisolated(nonsending) public func withTaskPriorityEscalationHandler<Return, Failure: Error>(
  operation: nonisolated(nonsending) () async throws(Failure) -> Return,
  onPriorityEscalated handler: @Sendable (TaskPriority, TaskPriority) -> Void
) async throws(Failure) -> Return {
  let order = HandlerOrder()
  ConcurrencyCalls.cancellation.current.noteOfTask()
  Priorities.current.isAskedFor()
  defer { order.operationEnds() }
  order.operationBegins()
  return try await _Concurrency.withTaskPriorityEscalationHandler(
    operation: { () async throws(Failure) -> Return in
      defer { Priorities.current.isAskedFor() }
      return try await operation()
    },
    onPriorityEscalated: { old, new in
      order.handlerBegins()
      handler(old, new)
      order.handlerEnds()
    })
}
