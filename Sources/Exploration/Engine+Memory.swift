import CExploration

/// What the compiler's callbacks tell of the explored object's memory.
extension Engine {
  /// From now on the memory accesses of lanes come here.
  public func observeMemory() {
    cexploration_observe(
      cexploration_observer(
        access: { Engine.shared.access($0, size: Int($1), writes: $2, place: $3) },
        atomic: { Engine.shared.atomic($0, size: Int($1), kind: $2, place: $4) },
        atomic_done: { Engine.shared.atomicDone($0, kind: $1, ordering: $2) },
        boundary: { Engine.shared.boundary() },
        acquire: { Engine.shared.acquireRuntime($0) },
        release: { Engine.shared.releaseRuntime($0) },
        allocated: { Engine.shared.races.forget($0, size: $1) }))
    cexploration_set_clock { Engine.shared.now }
  }

  private func access(_ address: UInt, size: Int, writes: Bool, place: UInt) {
    guard let lane = current else { return }
    if !racyPlaces.isEmpty, racyPlaces.contains(CodePlace(address: place)) {
      visit(address, writes ? .write : .read, writes ? .write : .read, kind: .variable, place)
    } else {
      accessesSincePoint += 1
      if accessesSincePoint > limits.accessesBetweenPoints { yieldForProgress(place) }
    }
    recorder?.accessed(lane, address: address, size: size, writes: writes, place: place)
    races.access(
      address, size: size, writes: writes, place: place, lane: lane.number,
      clock: syncClocks.row(lane.number)
    ) { earlier, wrote, other in
      foundRace(
        Race(
          earlier: .init(place: CodePlace(address: earlier), writes: wrote, lane: other),
          later: .init(place: CodePlace(address: place), writes: writes, lane: lane.number)))
    }
  }

  /// Takes over the races that another process has found.
  public func adopt(_ races: [Race]) {
    for race in races { foundRaces[RacePair(race.earlier.place, race.later.place)] = race }
  }

  /// Forgets which races were found.
  public func forgetRaces() { foundRaces.removeAll() }

  private func foundRace(_ race: Race) {
    if helpers.contains(race.earlier.place) || helpers.contains(race.later.place) { return }
    recorder?.raced(race)
    racedInExecution = racedInExecution ?? race
    let pair = RacePair(race.earlier.place, race.later.place)
    guard foundRaces[pair] == nil else { return }
    foundRaces[pair] = race
    newRaces += 1
  }

  /// A scheduling point before an access of a place that others race on, or of an atomic variable.
  ///
  /// A lane that has looked at the same value from the same place some times over would see it for
  /// ever: it goes on when somebody has written, so that a loop that waits for a flag ends.
  @discardableResult
  func visit(
    _ address: UInt, _ verb: Verb, _ effect: Effect, kind: ResourceKind, _ place: UInt
  ) -> Variable {
    let variable = addresses.variable(at: address, kind: kind)
    guard let lane = current else { return variable }
    let looksAgain = effect == .read && lane.spin.looksInVain(variable, self)
    if effect != .read { lane.spin.forget() }
    lane.action = Action(
      looksAgain ? .lookAgain : verb, variable, effect, mayWait: looksAgain)
    lane.place = CodePlace(address: place)
    lane.deadline = .max
    stop(lane)
    lane.timedOut = false
    if looksAgain { lane.spin.wentOn(self) }
    if effect == .read { lane.spin.saw(variable) }
    return variable
  }

  /// Whether nobody has written to a resource since an effect on it.
  func onlyReads(_ resource: Resource, since effect: Int32) -> Bool {
    var index = resource.lastEffect
    while index > effect {
      let done = trace.effects[Int(index)]
      if done.effect != .read { return false }
      index = done.previousOnResource
    }
    return true
  }

  private func yieldForProgress(_ place: UInt) {
    accessesSincePoint = 0
    yields += 1
    if yields > limits.turnsWithoutPoint {
      note(.noProgress(.loop), at: CodePlace(address: place))
      end = .failed
      leave()
    }
    perform(Action(.goOn, nil, []))
  }

  private func boundary() {
    perform(Action(.goOn, nil, []))
  }
}
