import Channel
import Exploration

/// How sure a search is, and why it is not surer.
extension Search {
  /// Decides which executions the answer is about, and whether a proof is one.
  func settleCertainty() {
    let certainty = state.summary.certainty
    if let missed = missedOutcomes {
      // A model has a conflict too few: what samples have shown is no matter of belief.
      state.outcomes = missed
      fallBack()
    } else if certainty == .sampled || state.isContradicted && certainty != .proved {
      // No pass says more than the others: all that ran counts.
      state.forgetOutcomes()
      state.outcomes = state.sampled
      fallBack()
    }
    if !missing.isEmpty {
      state.summary.certainty = .sampled
      state.summary.uncertainty = Uncertainty(.runtime, names: missing)
    }
  }

  private func fallBack() {
    state.summary.certainty = .sampled
    state.summary.executions = state.outcomes.executions
    state.summary.uncertainty = reason.map { Uncertainty($0) }
  }

  /// Why nothing was proved; `nil` where no proof was asked for, or what was found is the answer.
  private var reason: Uncertainty.Reason? {
    guard state.pending.isEmpty else { return nil }
    if isOutOfMemory { return .memory }
    if state.isContradicted { return .outcomesDiffer }
    return [.random, .pct].contains(settings.strategy) ? nil : .tooManyInterleavings
  }

  /// Takes a proof back that the samples contradict; the rest of the budget is for a search that does not
  /// ask the models what conflicts with what.
  func checkProof() {
    guard state.summary.certainty == .proved, missedOutcomes != nil else { return }
    state.isContradicted = true
    state.summary.certainty = .sampled
  }

  /// All outcomes, if the samples before a proof had one that is not among those of the proof.
  ///
  /// A search that leaves out what is equivalent depends on the models' saying what conflicts with what.
  /// The samples leave out nothing, and so can notice where a model says too little.
  private var missedOutcomes: OutcomeCounts? {
    let isWhole = settings.shard.map { $0.count == 1 } ?? true
    guard state.summary.certainty == .proved, isWhole, state.pending.isEmpty,
      settings.strategy == .all
    else { return nil }
    let all = state.outcomes.withOthers(of: state.sampled)
    return all.count > state.outcomes.count ? all : nil
  }
}
