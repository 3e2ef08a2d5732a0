import Exploration

extension Search {
  /// The most findings that are told with their stories.
  private static let mostFindings = 12

  /// Finds the shortest story of a failure and tells it.
  func report(_ failure: Classification, _ schedule: Schedule) {
    guard known.count <= Self.mostFindings else { return }
    let after = total
    let found = fewestSwitches(than: schedule, after: failure.key)
    guard let (execution, wrong) = record(found), execution.end == record(found)?.0.end else {
      return
    }
    let same =
      wrong.first { $0.key == failure.key } ?? wrong.first { $0.kind == failure.kind } ?? failure
    tell(
      .found(
        FoundFailure(
          kind: same.kind, message: same.message, places: same.places, schedule: found.text,
          foundAfter: after, execution: execution)))
  }

  /// Tells a data race with the shortest story in which both accesses happen.
  func reportRace(_ race: Race) {
    guard known.count <= Self.mostFindings else { return }
    let after = total
    let schedule = shortestRace(race)
    guard let (execution, _) = record(schedule) else { return }
    tell(
      .found(
        FoundFailure(
          kind: .dataRace,
          message: "Nothing orders \(race.earlier.writes ? "the write" : "the read") and "
            + "\(race.later.writes ? "the write" : "the read") of the same memory.",
          places: [race.earlier.place, race.later.place], schedule: schedule.text,
          foundAfter: after, execution: execution, race: race)))
  }

  /// Runs one schedule and notes everything.
  func record(_ schedule: Schedule) -> (RecordedExecution, [Classification])? {
    let before = (engine.strategy, engine.racyPlaces)
    defer { (engine.strategy, engine.racyPlaces) = before }
    engine.racyPlaces = Set(schedule.racyPlaces)
    let replay = Replay(schedule)
    guard replay.begin() else { return nil }
    engine.strategy = replay
    let recorder = Recorder()
    engine.recorder = recorder
    let result = engine.runExecution(program)
    engine.recorder = nil
    guard replay.departure == nil else { return nil }
    return (RecordedExecution(recorder, result), Classification.all(in: result))
  }

  /// Looks for a schedule with fewer preemptions that fails the same way.
  private func fewestSwitches(than schedule: Schedule, after key: String) -> Schedule {
    first(than: schedule) { result in
      Classification.all(in: result).contains { $0.key == key }
    }
  }

  private func shortestRace(_ race: Race) -> Schedule {
    let pair = Set([race.earlier.place, race.later.place])
    return first(than: Schedule(program: settings.program, racyPlaces: engine.racyPlaces)) {
      result in
      result.race.map { Set([$0.earlier.place, $0.later.place]) == pair } ?? false
    }
  }

  /// The first schedule in the order of preemptions that shows something, within a small budget.
  private func first(
    than schedule: Schedule, where shows: (ExecutionResult) -> Bool
  ) -> Schedule {
    let before = engine.strategy
    defer { engine.strategy = before }
    var left = 2000
    for bound in 0...3 {
      let strategy = Recording(BoundedSearch(preemptions: bound))
      engine.strategy = strategy
      while left > 0, strategy.begin() {
        left -= 1
        let result = engine.runExecution(program)
        if shows(result) {
          return strategy.schedule(program: settings.program, racyPlaces: engine.racyPlaces)
        }
      }
    }
    return schedule
  }
}

extension RecordedExecution {
  init(_ recorder: Recorder, _ result: ExecutionResult) {
    lanes = recorder.lanes.map { Lane(kind: $0.kind, name: $0.name) }
    events = recorder.events
    end = "\(result.end)"
    output = String(decoding: result.output, as: UTF8.self)
    waiting = result.waiting
    failures = result.failures
  }
}
