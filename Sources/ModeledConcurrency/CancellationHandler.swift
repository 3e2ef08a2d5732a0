import Exploration

/// Runs an operation, and a handler as soon as the task is cancelled, as Swift's own does: a
/// cancellation comes before the operation's end or after it, and the runtime removes the handler
/// without telling the models.
///
/// - Parameters:
///   - operation: What to run.
///   - handler: What runs on the lane that cancels the task, while the operation runs.
///   - isolation: Where the operation runs: where the caller does.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withTaskCancellationHandler<Return>(
  operation: () async throws -> Return,
  onCancel handler: @Sendable () -> Void,
  isolation: isolated (any Actor)? = #isolation
) async rethrows -> Return {
  let order = HandlerOrder()
  ConcurrencyCalls.cancellation.current.look()
  TaskLane.current?.handlers += 1
  defer {
    TaskLane.current?.handlers -= 1
    order.operationEnds()
  }
  order.operationBegins()
  return try await _Concurrency.withTaskCancellationHandler(
    operation: {
      // Its mention lets the closure run where the caller does.
      _ = isolation
      defer { ConcurrencyCalls.cancellation.current.look() }
      return try await operation()
    },
    onCancel: {
      order.handlerBegins()
      handler()
      order.handlerEnds()
      ConcurrencyCalls.cancellation.current.goesOn()
    }, isolation: isolation)
}
