import Exploration

/// What a handler comes after, and what comes after it: it runs after what its task did before the operation,
/// and when its operation's caller continues, it does not run any more.
///
/// Only the lane that runs touches it.
final class HandlerOrder: @unchecked Sendable {
  private var before = Stamp()
  private var end = Stamp()

  func operationBegins() { Engine.shared.release(into: &before) }
  func handlerBegins() { Engine.shared.acquire(before, isForced: false) }
  func handlerEnds() { Engine.shared.releaseJoining(into: &end) }
  func operationEnds() { Engine.shared.acquire(end, isForced: false) }
}
