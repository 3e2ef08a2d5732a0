import Channel
import Exploration

/// How sure a search is, and why it is not surer.
extension Search {
  /// Decides which executions the answer is about, and whether a proof is one.
  func settleCertainty() {
    let certainty = state.summary.certainty
    if certainty == .sampled || state.isContradicted && certainty != .proved {
      // No pass says more than the others: all that ran counts.
      state.forgetOutcomes()
      state.outcomes = state.sampled
      state.summary.certainty = .sampled
      state.summary.executions = state.outcomes.executions
      state.summary.uncertainty = reason
    }
    if !missing.isEmpty {
      state.summary.certainty = .sampled
      state.summary.uncertainty = Uncertainty(.runtime, names: missing)
    }
  }

  /// Whether the same choices lead to other steps again and again, and not only until it is known what to look at.
  var isUnsteady: Bool { state.departures > 3 }

  /// Why nothing was proved; `nil` where no proof was asked for, or what was found is the answer.
  private var reason: Uncertainty? {
    guard state.pending.isEmpty else { return nil }
    if isOutOfMemory { return Uncertainty(.memory) }
    if state.isContradicted { return Uncertainty(.outcomesDiffer) }
    if isUnsteady { return Uncertainty(.otherWay) }
    if let loop = state.unfairLoop { return Uncertainty(.unfairLoop, place: loop) }
    return [.random, .pct].contains(settings.strategy) ? nil : Uncertainty(.tooManyInterleavings)
  }

  /// Whether all interleavings are searched here, and not a part of them: what another part has shown is
  /// not known.
  var isWhole: Bool { settings.shard.map { $0.count == 1 } ?? true }

  /// Takes a proof back if the samples before it had an outcome that is not among its own; the rest of the
  /// budget is for a search that does not ask the models what conflicts with what.
  ///
  /// A search that leaves out what is equivalent depends on the models' saying what conflicts with what.
  /// The samples leave out nothing, and so can notice where a model says too little: what they have shown
  /// is certain.
  func checkProof() {
    guard state.summary.certainty == .proved, isWhole, state.pending.isEmpty,
      settings.strategy == .all, !state.sampled.without(state.outcomes).isEmpty
    else { return }
    state.isContradicted = true
    state.summary.certainty = .sampled
  }
}
