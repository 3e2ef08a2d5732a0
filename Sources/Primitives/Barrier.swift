import Exploration

/// A place where lanes meet: none continues before all have arrived, and each comes after all that the
/// others did before.
///
/// The lane that comes last is distinguished, so that arrivals conflict.
package final class Barrier: Resource {
  private let count: Int
  private var arrived = 0
  private var round = 0
  /// What those of a round did before, for all of them.
  private var stamps = [Stamp()]

  /// A barrier for a number of lanes, 1 or more.
  package init(kind: ResourceKind, count: Int) {
    self.count = count
    super.init(kind: kind)
  }

  package override func isReady(for action: Action, lane: Lane) -> Bool { round > action.detail }
  package override func waitReason(for action: Action) -> WaitReason { .arrivals(count - arrived) }

  /// Arrives, and waits for the others.
  ///
  /// - Returns: Whether the lane was the last one of its round.
  package func arrive() -> Bool {
    engine.perform(Action(.arrive, self, .put))
    let mine = round
    engine.releaseJoining(into: &stamps[mine])
    arrived += 1
    let isLast = arrived == count
    if isLast {
      arrived = 0
      round += 1
      stamps.append(Stamp())
    } else {
      engine.wait(Action(.goOn, self, [], detail: mine))
    }
    engine.acquire(stamps[mine])
    return isLast
  }
}
