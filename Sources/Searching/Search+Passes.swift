import Channel
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
        strategy = SourceSets(shard: settings.shard?.index ?? 1, of: shards)
        forgetOutcomes()
        pass = Pass()
      }
      reducing = strategy
      let finished = try explore(strategy, .everyOrder, until: limit, stopsAtRaces: true)
      if pass.foundRace {
        summary.before += pass.executions
        makeRacesVisible()
        if elapsed < limit { continue }
      }
      summary.executions = pass.executions
      summary.cutShort = pass.cutShort
      guard finished, strategy.isComplete, !pass.foundRace else { return false }
      summary.certainty = .proved
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
      let finished = try explore(strategy, .bounded(preemptions: bound), until: limit)
      makeRacesVisible()
      if pass.foundRace {
        forgetOutcomes()
        continue
      }
      guard finished, strategy.isComplete else {
        return
      }
      summary.executions = pass.executions
      summary.certainty = strategy.wasBounded ? .provedUpTo(preemptions: bound) : .proved
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
    for (pair, race) in engine.foundRaces.sorted(by: {
      $0.value.later.place < $1.value.later.place
    }) {
      engine.racyPlaces.formUnion([race.earlier.place, race.later.place])
      let places = [race.earlier.place, race.later.place]
      defer { toldPlaces.formUnion(places) }
      guard toldPlaces.isDisjoint(with: places) else { continue }
      let accesses = Mistake.RaceAccesses(writes: [race.earlier.writes, race.later.writes])
      let failure = Classification(.dataRace(accesses), places: places)
      keep(
        failure, race: race, foundAfter: raceSeen[pair],
        Schedule(program: settings.program, racyPlaces: engine.racyPlaces))
    }
  }
}
