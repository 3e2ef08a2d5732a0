import Exploration

extension Search {
  /// Explores every inequivalent interleaving, again for each new race, until a pass finds none.
  ///
  /// - Returns: Whether it finished, which is a proof.
  @discardableResult
  func reduce(until limit: Double, resuming state: SearchState? = nil) throws(Handover) -> Bool {
    reducingLimit = limit
    defer { reducing = nil }
    var state = state
    while true {
      let strategy: SourceSets
      if let before = state {
        strategy = SourceSets(resuming: before.strategy)
        pass = Pass(executions: before.executions, cutShort: before.cutShort)
        state = nil
      } else {
        strategy = SourceSets(shard: settings.shard, of: settings.shards)
        forgetOutcomes()
        pass = Pass()
      }
      reducing = strategy
      let finished = try explore(strategy, "every order", until: limit, stopsAtRaces: true)
      if pass.foundRace {
        summary.before += pass.executions
        makeRacesVisible()
        if elapsed < limit { continue }
      }
      summary.executions = pass.executions
      summary.cutShort = pass.cutShort
      guard finished, strategy.isComplete, !pass.foundRace else { return false }
      summary.certainty = "proved"
      return true
    }
  }

  /// Explores the schedules with at most 0, 1, 2 … preemptions.
  func bound(until limit: Double) throws(Handover) {
    forgetOutcomes()
    // What counts is the last bound that was completed; what came up beyond it is told as well.
    var complete: OutcomeCounts?
    defer {
      if let complete { outcomes = complete.withOthers(of: outcomes) }
    }
    var bound = 0
    while bound <= settings.preemptions ?? .max, elapsed < limit {
      let strategy = BoundedSearch(preemptions: bound)
      pass = Pass()
      let finished = try explore(strategy, "up to \(bound) preemptions", until: limit)
      makeRacesVisible()
      if pass.foundRace {
        forgetOutcomes()
        continue
      }
      guard finished, strategy.isComplete else {
        return
      }
      summary.executions = pass.executions
      summary.certainty = strategy.wasBounded ? "bounded" : "proved"
      summary.preemptions = bound
      guard strategy.wasBounded else {
        complete = nil
        return
      }
      complete = outcomes
      outcomes = OutcomeCounts()
      bound += 1
    }
  }

  /// Another pass begins: what this one has seen is no more than a sample.
  func forgetOutcomes() {
    sampled.add(outcomes)
    outcomes = OutcomeCounts()
  }

  /// Every access at a place that raced becomes a scheduling point from now on.
  func makeRacesVisible() {
    for (pair, race) in engine.memory.foundRaces.sorted(by: {
      $0.value.later.place < $1.value.later.place
    }) {
      engine.racyPlaces.formUnion([race.earlier.place, race.later.place])
      let places = [race.earlier.place, race.later.place]
      defer { toldPlaces.formUnion(places) }
      guard toldPlaces.isDisjoint(with: places) else { continue }
      let failure = Classification(
        kind: .dataRace,
        message: "Nothing orders \(race.earlier.writes ? "the write" : "the read") and "
          + "\(race.later.writes ? "the write" : "the read") of the same memory.",
        places: places)
      keep(
        failure, race: race, foundAfter: raceSeen[pair],
        Schedule(program: settings.program, racyPlaces: engine.racyPlaces))
    }
  }
}
