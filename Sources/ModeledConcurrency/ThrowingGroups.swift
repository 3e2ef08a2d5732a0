import Exploration

// A group whose body throws cancels its children inside the runtime, where no model would see it: these say
// so first. What they call does everything else, and cancels once more what is cancelled already.

/// Runs a body with a group of children that may throw, as Swift's own does.
///
/// - Parameters:
///   - childTaskResultType: What a child returns.
///   - returnType: What the body returns.
///   - isolation: Where the body runs: where the caller does.
///   - body: What adds children, and asks for their results.
/// - Returns: What the body returns.
/// - Throws: What the body throws, after all children have ended.
public func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  isolation: isolated (any Actor)? = #isolation,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult {
  try await _Concurrency.withThrowingTaskGroup(
    of: childTaskResultType, returning: returnType, isolation: isolation
  ) { group in
    // Its mention lets the closure run where the caller does.
    _ = isolation
    // A group is a reference; a copy of it can be lent to the body, wherever that runs.
    nonisolated(unsafe) var same = group
    do {
      return try await body(&same)
    } catch {
      ConcurrencyCalls.cancellation.current.changes()
      group.cancelAll()
      throw error
    }
  }
}

/// Runs a body with a group of children whose results are discarded, as Swift's own does.
///
/// - Parameters:
///   - returnType: What the body returns.
///   - isolation: Where the body runs: where the caller does.
///   - body: What adds children.
/// - Returns: What the body returns.
/// - Throws: What the body or the first child to fail throws, after all children have ended.
public func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  isolation: isolated (any Actor)? = #isolation,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  try await _Concurrency.withThrowingDiscardingTaskGroup(
    returning: returnType, isolation: isolation
  ) { group in
    // Its mention lets the closure run where the caller does.
    _ = isolation
    // A group is a reference; a copy of it can be lent to the body, wherever that runs.
    nonisolated(unsafe) var same = group
    do {
      return try await body(&same)
    } catch {
      ConcurrencyCalls.cancellation.current.changes()
      group.cancelAll()
      throw error
    }
  }
}
