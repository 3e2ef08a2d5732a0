import Channel
import Exploration

extension Search {
  /// The most findings that are told with their stories.
  private static let mostFindings = 12

  /// Keeps a failure to be told later.
  ///
  /// - Parameter foundAfter: The executions before it was seen, where that is not all of them.
  func keep(
    _ failure: Classification, race: Race? = nil, foundAfter: Int? = nil, _ schedule: Schedule
  ) {
    guard state.pending.count < Self.mostFindings else { return }
    state.firstFound = state.firstFound ?? elapsed
    tell(.noticed(failure.kind))
    state.pending.append(
      FoundFailure(
        failure: failure, race: race, schedule: schedule, foundAfter: foundAfter ?? state.total))
  }

  /// Keeps those of an execution's failures that were not seen before.
  func keep(new failures: [Classification], _ schedule: @autoclosure () -> Schedule) {
    for one in failures where state.known.insert(one.key).inserted { keep(one, schedule()) }
  }

  /// Tells every finding with the shortest story that shows it.
  ///
  /// Only now: telling it runs the program again, which would get in the way of a strategy at work.
  func tellFindings() {
    let wrong = outcomesOfWholeTurns().flatMap { wrongOutcome(besides: $0) }
    for finding in state.pending {
      if let race = finding.race { tell(race, finding, wrong) } else { tell(finding) }
    }
  }

  private func tell(_ finding: FoundFailure) {
    var schedule = finding.schedule
    if finding.failure.kind == .noProgress {
      schedule = withoutRounds(schedule, showing: finding.failure)
    }
    // A run that does not end takes seconds: once is enough, unless its rounds are known by now.
    let isSlow = finding.failure.mistake.isEndless && schedule == finding.schedule
    // One in which a loop looks many times has few switches, and many points at which there could be others.
    if !isSlow, schedule.reading.looksOn.isEmpty {
      schedule =
        shortest(like: schedule) { result in
          shows(result, finding.failure)
        } ?? schedule
    }
    engine.pulse.pointee.isAgain = isSlow
    defer { engine.pulse.pointee.isAgain = false }
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
    // It is the longer run that came to the limit.
    if isSlow { told.failure.mistake = finding.failure.mistake }
    told.schedule = schedule
    told.execution = execution
    tell(.found(told))
  }

  /// A schedule without the choices in the rounds of endless loops: when it was found these went on to a limit, and now
  /// that they are known they end the execution.
  private func withoutRounds(_ schedule: Schedule, showing failure: Classification) -> Schedule {
    let putBack = takeOn(schedule)
    defer { putBack() }
    let replay = Replay(schedule)
    guard replay.begin() else { return schedule }
    engine.strategy = replay
    let result = engine.runExecution(program)
    guard let departure = replay.departure, departure.enabled.isEmpty, result.end == .stuck,
      shows(result, failure)
    else { return schedule }
    var short = schedule
    short.deviations.removeAll { $0.step >= departure.choice.step }
    return short
  }

  /// A race with the wrong outcome that it leads to, if there is one, and otherwise its first sight.
  private func tell(_ race: Race, _ finding: FoundFailure, _ wrong: (String?, Schedule)?) {
    let places = Set([race.earlier.place, race.later.place])
    func shows(_ result: ExecutionResult) -> Bool {
      result.race.map { Set([$0.earlier.place, $0.later.place]) == places } ?? false
    }
    let short =
      wrong?.1 ?? harmful(race, like: finding.schedule)
      ?? shortest(like: finding.schedule, where: shows)
    let first = state.raceSeen[RacePair(race.earlier.place, race.later.place)]?.schedule
    let sight = short ?? first ?? finding.schedule
    // It was seen, even if no schedule leads there again: what races leave in memory may decide what happens later.
    let execution = record(sight)?.0
    var told = finding
    let mistake = Mistake.dataRace(
      Mistake.RaceAccesses(
        writes: [race.earlier.writes, race.later.writes], leadsTo: wrong?.0))
    told.failure.mistake =
      sight.reading.wakes == .any ? .spuriousWakeup(.leads(to: mistake)) : mistake
    told.schedule = sight
    told.execution = execution
    tell(.found(told))
  }

  /// A schedule with a race in it after which something that the program asserts does not hold.
  private func harmful(_ race: Race, like schedule: Schedule) -> Schedule? {
    let harms: Set<FindingKind> = [.wrongResult, .failedCheck, .uncaughtError, .crashed]
    guard state.pending.contains(where: { $0.race == nil && harms.contains($0.failure.kind) })
    else { return nil }
    var seeing = schedule
    seeing.racyPlaces = scheduleHere(seeing: engine.racyPlaces).racyPlaces
    let chain = race.chain(among: engine.memory.foundRaces.values)
    let harmful = shortest(like: seeing) { result in
      result.failures.contains { harms.contains($0.kind) }
        && result.race.map { !chain.isDisjoint(with: $0.places) } ?? false
    }
    // Only the first race of an execution is known: the story may have another one of them.
    guard let harmful, let (execution, _) = record(harmful), execution.has(race) else { return nil }
    return harmful
  }

  // MARK: Two runs of one schedule

  /// Where two runs of the same schedule part; `nil` where they do not.
  private func difference(
    _ one: RecordedExecution, _ other: RecordedExecution?
  ) -> Mistake.Divergence? {
    guard let other else { return .end }
    for (index, pair) in zip(one.events, other.events).enumerated()
    where !pair.0.isRepeated(by: pair.1) {
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
  /// Whether the two accesses of a race happen in it, in either order.
  fileprivate func has(_ race: Race) -> Bool {
    let (one, other) = (race.earlier.place, race.later.place)
    return events.indices.contains { index in
      let later = events[index]
      return later.isRacy && race.places.contains(later.place)
        && events.rivals(of: index).contains {
          events[$0].place == (later.place == one ? other : one)
        }
    }
  }
}

extension Mistake {
  /// Whether an execution with it runs forever, whatever it began with.
  fileprivate var isEndless: Bool {
    if case .spuriousWakeup(.leads(let mistake)) = self { return mistake.isEndless }
    return kind == .noProgress || kind == .unfinished
  }
}
