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
        outcomes.removeAll()
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
    outcomes.removeAll()
    var bound = 0
    while bound <= settings.preemptions ?? .max, elapsed < limit {
      outcomes.removeAll()
      let strategy = BoundedSearch(preemptions: bound)
      pass = Pass()
      let finished = try explore(strategy, "up to \(bound) preemptions", until: limit)
      makeRacesVisible()
      if pass.foundRace { continue }
      guard finished, strategy.isComplete else {
        summary.executions = max(summary.executions, pass.executions)
        return
      }
      summary.executions = pass.executions
      summary.certainty = strategy.wasBounded ? "bounded" : "proved"
      summary.preemptions = bound
      if !strategy.wasBounded { return }
      bound += 1
    }
  }

  /// Every access at a place that raced becomes a scheduling point from now on.
  func makeRacesVisible() {
    for race in engine.foundRaces.values.sorted(by: { $0.later.place < $1.later.place }) {
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
        failure, race: race,
        Schedule(program: settings.program, racyPlaces: engine.racyPlaces))
    }
  }
}
