import Channel
import Exploration

extension Search {
  /// Takes the steps of the plan, from the one that is under way, until one proves something.
  func followPlan() throws(Handover) {
    let steps = steps
    while state.step < steps.count, state.summary.certainty != .proved {
      let step = steps[state.step]
      let limit = limit(of: step)
      if state.unfairLoop != nil, !step.way.isFair {
        state.step += 1
        continue
      }
      switch step.way {
      case .starving(let executions):
        starve(RandomWalk(seed: settings.seed, count: executions), most: executions, until: limit)
      case .random(let executions):
        let strategy = RandomWalk(seed: settings.seed, count: executions)
        try sample(strategy, .random, until: limit)
      case .priorities(let executions, let depth):
        let strategy = PriorityChange(seed: settings.seed, count: executions, depth: depth)
        try sample(strategy, .priorities, until: limit)
      case .everyOrder:
        if state.reduction == nil { endSamples() }
        try reduce(until: limit)
      case .bounded: try bound(until: limit)
      }
      checkProof()
      state.step += 1
    }
    try sampleFairly()
    // A plan of samples alone, or one that its time cuts short, has seen them all the same.
    makeRacesVisible()
  }

  func sample(
    _ strategy: any Strategy, _ phase: SearchPhase, until limit: Double
  ) throws(Handover) {
    state.pass = SearchState.Pass()
    try explore(strategy, phase, until: limit)
    state.summary.executions += state.pass.executions
  }

  /// What the samples have seen is not part of a proof; their races show where it has to look.
  private func endSamples() {
    state.summary.before = state.summary.executions
    state.forgetOutcomes()
    makeRacesVisible()
  }

  /// Explores every inequivalent interleaving, again for each new race or shared stack, until a pass finds none.
  ///
  /// If it finishes, that is a proof.
  private func reduce(until limit: Double) throws(Handover) {
    defer {
      reducing?.forgetAll()
      reducing = nil
    }
    while true {
      reducing?.forgetAll()
      let strategy: SourceSets
      if let before = state.reduction {
        strategy = SourceSets(resuming: before.strategy)
        state.reduction = nil
        orders = nil
      } else {
        orders = []
        strategy = SourceSets(
          shard: settings.shard?.index ?? 1, of: settings.shard?.count ?? 1, order: orderAskedFor)
        state.forgetOutcomes()
        state.pass = SearchState.Pass()
        state.passBegan = elapsed
      }
      reducing = strategy
      unusual = []
      let finished = try explore(strategy, .everyOrder, until: limit, stopsAtRaces: true)
      if !finished, !state.pass.mustBeRepeated {
        gather()
        seeWhatIsUnusual()
      }
      if state.pass.mustBeRepeated {
        state.summary.before += state.pass.executions
        makeRacesVisible()
        if elapsed < limit, !isUnsteady { continue }
      }
      state.summary.executions = state.pass.executions
      state.summary.cutShort = state.pass.cutShort
      guard finished, strategy.isComplete, !state.pass.mustBeRepeated else { return }
      if foundMoreInOtherOrders(until: limit) {
        makeRacesVisible()
        if elapsed < limit { continue }
        return
      }
      state.summary.certainty = .proved
      return
    }
  }

  /// Explores the schedules with at most 0, 1, 2 … preemptions.
  private func bound(until limit: Double) throws(Handover) {
    state.forgetOutcomes()
    // What counts is the last bound that was completed; what came up beyond it is told as well.
    var complete: OutcomeCounts?
    defer {
      if let complete { state.outcomes = complete.withOthers(of: state.outcomes) }
    }
    var bound = 0
    while bound <= settings.preemptions ?? .max, elapsed < limit {
      let strategy = BoundedSearch(preemptions: bound)
      state.pass = SearchState.Pass()
      let finished = try explore(strategy, .bounded(preemptions: bound), until: limit)
      makeRacesVisible()
      if state.pass.mustBeRepeated {
        state.forgetOutcomes()
        if isUnsteady { return }
        continue
      }
      guard finished, strategy.isComplete else {
        return
      }
      state.summary.executions = state.pass.executions
      state.summary.cutShort = state.pass.cutShort
      state.summary.certainty = strategy.wasBounded ? .provedUpTo(preemptions: bound) : .proved
      guard strategy.wasBounded else {
        complete = nil
        return
      }
      complete = state.outcomes
      state.outcomes = OutcomeCounts()
      bound += 1
    }
  }
}
