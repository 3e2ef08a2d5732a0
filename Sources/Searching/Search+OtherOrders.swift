import Channel
import Exploration

/// A proof is looked at once more: whichever lane is tried first at each point, every order has the same outcomes.
///
/// A search that leaves out what is equivalent depends on the models' saying what conflicts with what. Where a
/// model says too little, what is left out depends on what comes first. Samples seldom come to a rare order;
/// another order of the search goes where the first one did not.
extension Search {
  /// In how many other orders it begins, and how many executions of each run at most.
  private static let (otherOrders, mostOfOrder) = (2, 64)

  /// The order in which the search was asked to try lanes.
  var orderAskedFor: UInt64? { settings.seed > 1 ? settings.seed : nil }

  /// Begins the search for every order anew in other orders; what they come to counts as samples do, see
  /// ``checkProof()``.
  ///
  /// - Returns: Whether there is more to see now than there was when the proof began.
  func foundMoreInOtherOrders(until limit: Double) -> Bool {
    guard settings.strategy == .all, isWhole, state.isFirstSearch, state.pending.isEmpty else {
      return false
    }
    let (proof, pass, loop) = (state.outcomes, state.pass, state.unfairLoop)
    state.outcomes = OutcomeCounts()
    for number in 1...Self.otherOrders where !isHopeless {
      beginAnew(in: settings.seed &+ UInt64(number), until: limit)
    }
    state.sampled.add(state.outcomes)
    let hasMore = state.pass.mustBeRepeated
    (state.outcomes, state.pass, state.unfairLoop) = (proof, pass, loop)
    return hasMore
  }

  private func beginAnew(in order: UInt64, until limit: Double) {
    let recording = Recording(SourceSets(order: order))
    engine.strategy = recording
    for _ in 0..<Self.mostOfOrder where !isHopeless && !hasGrown && elapsed < limit {
      guard recording.begin() else { return }
      let result = run(recording)
      noteCircumstances(of: result, recording)
      judge(result, recording)
    }
  }
}
