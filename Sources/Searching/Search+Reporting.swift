import Channel
import Exploration

extension Search {
  /// The most findings that are told with their stories.
  private static let mostFindings = 12
  /// How many executions, and seconds, the search for a shorter story may take.
  private static let mostTries = 2000
  private static let longestTry = 0.25

  /// Keeps a failure to be told later.
  ///
  /// - Parameter foundAfter: The executions before it was seen, where that is not all of them.
  func keep(
    _ failure: Classification, race: Race? = nil, foundAfter: Int? = nil, _ schedule: Schedule
  ) {
    guard pending.count < Self.mostFindings else { return }
    firstFound = firstFound ?? elapsed
    pending.append(
      FoundFailure(
        failure: failure, race: race, schedule: schedule, foundAfter: foundAfter ?? total))
  }

  /// Tells every finding with the shortest story that shows it.
  ///
  /// Only now: telling it runs the program again, which would get in the way of a strategy at work.
  func tellFindings() {
    let wrong = outcomesOfWholeTurns().flatMap { wrongOutcome(besides: $0) }
    for finding in pending {
      setWorkers(finding.schedule.workers ?? settings.workers)
      if let race = finding.race { tell(race, finding, wrong) } else { tell(finding) }
    }
    setWorkers(settings.workers)
  }

  private func tell(_ finding: FoundFailure) {
    var schedule = finding.schedule
    // A run that does not end takes seconds: once is enough.
    let isSlow = finding.failure.kind == .noProgress
    if !isSlow {
      let key = finding.failure.key
      schedule =
        shortest(like: schedule) { result in
          Classification.all(in: result).contains { $0.key == key }
        } ?? schedule
    }
    guard let (execution, wrong) = record(schedule) else {
      tell(.found(unsteady(finding, .choices)))
      return
    }
    if !isSlow, let part = difference(execution, record(schedule)?.0) {
      tell(.found(unsteady(finding, part)))
      return
    }
    var told = finding
    told.failure =
      wrong.first { $0.key == finding.failure.key }
      ?? wrong.first { $0.kind == finding.failure.kind } ?? finding.failure
    told.schedule = schedule
    told.execution = execution
    tell(.found(told))
  }

  /// A race with the wrong outcome that it leads to, if there is one, and otherwise its first sight.
  private func tell(_ race: Race, _ finding: FoundFailure, _ wrong: (String, Schedule)?) {
    let places = Set([race.earlier.place, race.later.place])
    let sight =
      wrong?.1
      ?? shortest(like: finding.schedule) { result in
        result.race.map { Set([$0.earlier.place, $0.later.place]) == places } ?? false
      } ?? finding.schedule
    guard let (execution, _) = record(sight) else {
      tell(.found(unsteady(finding, .choices)))
      return
    }
    var told = finding
    told.failure.mistake = .dataRace(
      Mistake.RaceAccesses(
        writes: [race.earlier.writes, race.later.writes], leadsTo: wrong?.0))
    told.schedule = sight
    told.execution = execution
    tell(.found(told))
  }

  // MARK: Running again

  /// Runs one schedule and notes everything; `nil` when the program departs from it.
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
    let execution = RecordedExecution(recorder, result)
    // The engine knows where a run was that did not end; what is recorded of it may stop before.
    if case .tooLong = result.end { return (execution, Classification.all(in: result)) }
    return (execution, Classification.all(in: execution))
  }

  private func shortest(
    like schedule: Schedule, where shows: (ExecutionResult) -> Bool
  ) -> Schedule? {
    shortestOf(0...3, like: schedule, where: shows)
  }

  /// The first schedule in the order of preemptions that shows something, within a small budget.
  private func shortestOf(
    _ bounds: ClosedRange<Int>, like schedule: Schedule, where shows: (ExecutionResult) -> Bool
  ) -> Schedule? {
    let before = (engine.strategy, engine.racyPlaces)
    defer { (engine.strategy, engine.racyPlaces) = before }
    engine.racyPlaces = Set(schedule.racyPlaces)
    let end = elapsed + Self.longestTry
    var left = Self.mostTries
    for bound in bounds {
      let strategy = Recording(BoundedSearch(preemptions: bound))
      engine.strategy = strategy
      while left > 0, strategy.begin() {
        left -= 1
        if left & 31 == 0 && elapsed > end || hasGrown { return nil }
        if shows(engine.runExecution(program)) {
          return strategy.schedule(
            program: settings.program, racyPlaces: Set(schedule.racyPlaces),
            workers: schedule.workers)
        }
      }
    }
    return nil
  }

  /// What is printed where nobody is interrupted, or only where also others look: at a lock, say.
  ///
  /// - Returns: `nil` where there is no race, or nothing to compare.
  private func outcomesOfWholeTurns() -> Set<[UInt8]>? {
    guard pending.contains(where: { $0.race != nil }), outcomes.count > 1 else { return nil }
    var whole: Set<[UInt8]> = []
    for (bounds, places) in [(0...0, engine.racyPlaces), (1...3, [])] {
      _ = shortestOf(bounds, like: Schedule(program: settings.program, racyPlaces: places)) {
        whole.insert($0.output)
        return false
      }
    }
    return whole
  }

  /// An outcome that needs an interruption where something races, as a lost update does.
  private func wrongOutcome(besides whole: Set<[UInt8]>) -> (String, Schedule)? {
    var found: [UInt8] = []
    let racing = Schedule(program: settings.program, racyPlaces: engine.racyPlaces)
    let schedule = shortestOf(1...3, like: racing) { result in
      guard case .finished = result.end, !whole.contains(result.output) else { return false }
      found = result.output
      return true
    }
    return schedule.map { (String(decoding: found, as: UTF8.self), $0) }
  }

  // MARK: Two runs of one schedule

  /// Where two runs of the same schedule part; `nil` where they do not.
  private func difference(
    _ one: RecordedExecution, _ other: RecordedExecution?
  ) -> Mistake.Divergence? {
    guard let other else { return .end }
    for (index, pair) in zip(one.events, other.events).enumerated()
    where pair.0.kind != pair.1.kind || pair.0.lane != pair.1.lane || pair.0.place != pair.1.place {
      return .event(index + 1)
    }
    if one.events.count != other.events.count { return .length }
    return one.output == other.output ? nil : .output
  }

  /// The program does something else when the same schedule runs again: no verdict can be trusted.
  private func unsteady(_ finding: FoundFailure, _ part: Mistake.Divergence) -> FoundFailure {
    var told = finding
    told.failure = Classification(.uncontrolled(part), places: finding.failure.places)
    told.race = nil
    return told
  }
}

extension RecordedExecution {
  /// What was recorded of an execution, and how it ended.
  init(_ recorder: Recorder, _ result: ExecutionResult) {
    self.init()
    lanes = recorder.lanes.map { Lane(kind: $0.kind, name: $0.name) }
    events = recorder.events
    end = result.end
    output = String(decoding: result.output, as: UTF8.self)
    // By the names that the story has for them.
    let names = LaneNames.all(lanes.map { ($0.kind.rawValue, $0.name) })
    waiting = result.waiting.map { lane in
      var lane = lane
      if names.indices.contains(lane.lane) { lane.name.name = names[lane.lane] }
      return lane
    }
    failures = result.failures
  }
}
