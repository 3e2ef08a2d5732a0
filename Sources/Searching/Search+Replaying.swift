import Channel
import Exploration

/// Running schedules again, and looking for shorter ones that show the same.
extension Search {
  /// How many executions, and scheduling points, the search for a shorter story may take: not how many seconds,
  /// so that a busy machine tells the same story.
  private static let mostTries = 2000
  private static let mostPointsOfTries = 200_000
  /// How many of them may run until a limit ends them: each takes as long as thousands of others, and where the
  /// search has ended with one, others do the same.
  private var mostEndlessTries: Int { isHopeless ? 1 : 2 }
  /// What of it there is where the effort is measured: a submission has many checks, and each of them its own race.
  private var shareOfTries: Int { settings.effort == nil ? 1 : 4 }

  /// How often a schedule runs again because more of a stack turned out to be shared.
  private static let mostRepeats = 3

  /// Runs one schedule and notes everything; `nil` when the program departs from it.
  ///
  /// What another lane touches of a stack is watched from then on: the story has those accesses from
  /// its beginning only if no more of them came up on the way.
  func record(_ schedule: Schedule) -> (RecordedExecution, [Classification])? {
    let putBack = takeOn(schedule)
    defer { putBack() }
    for _ in 0..<Self.mostRepeats {
      guard let run = recordOnce(schedule) else { return nil }
      if run.result.lendsMore { continue }
      return (run.execution, wrong(in: run.execution, run.result))
    }
    return recordOnce(schedule).map { ($0.execution, wrong(in: $0.execution, $0.result)) }
  }

  private func recordOnce(
    _ schedule: Schedule
  ) -> (execution: RecordedExecution, result: ExecutionResult)? {
    let replay = Replay(schedule)
    let counted = CountedStrategy(replay)
    guard counted.begin() else { return nil }
    engine.strategy = counted
    let recorder = Recorder(keeping: settings.detail == nil ? .none : .changes)
    engine.recorder = recorder
    let result = engine.runExecution(program)
    engine.recorder = nil
    guard replay.departure == nil else { return nil }
    var execution = RecordedExecution(recorder, result)
    execution.preemptions = counted.counts.preemptions
    return (execution, result)
  }

  /// Everything that is wrong with an execution that was recorded.
  func wrong(in execution: RecordedExecution, _ result: ExecutionResult) -> [Classification] {
    // The engine knows where a run was that did not end; what is recorded of it may stop before.
    if case .tooLong = result.end { return wrong(in: result) }
    let wrong = Classification.all(in: execution).map { asToldOf(result, $0) }
    return wrong.isEmpty ? trustWithoutHarm(in: result) : wrong
  }

  /// The schedule of the program that departs nowhere from the default, in the reading that is searched.
  func scheduleHere(seeing racyPlaces: Set<CodePlace>) -> Schedule {
    Schedule(
      program: settings.program, racyPlaces: racyPlaces, reading: engine.reading,
      numbers: GivenNumbers.shared.set, hashSeed: Hashing.shared.seed)
  }

  /// Adopts all of a schedule besides its choices: what is seen, the reading, the workers.
  ///
  /// - Returns: What puts everything back, the strategy included.
  func takeOn(_ schedule: Schedule) -> () -> Void {
    let before = (
      engine.strategy, engine.racyPlaces, engine.reading, GivenNumbers.shared.set,
      Hashing.shared.seed, leanWidth
    )
    engine.racyPlaces = Set(schedule.racyPlaces)
    engine.reading = schedule.reading
    GivenNumbers.shared.set = schedule.numbers
    Hashing.shared.seed = schedule.hashSeed
    leanWidth = schedule.workers
    return { [self] in
      (
        engine.strategy, engine.racyPlaces, engine.reading, GivenNumbers.shared.set,
        Hashing.shared.seed, leanWidth
      ) = before
    }
  }

  func shortest(
    like schedule: Schedule, where shows: (ExecutionResult) -> Bool
  ) -> Schedule? {
    shortestOf(0...3, like: schedule, where: shows)
  }

  /// The first schedule in the order of preemptions that shows something, within a small budget.
  private func shortestOf(
    _ bounds: ClosedRange<Int>, like schedule: Schedule, where shows: (ExecutionResult) -> Bool
  ) -> Schedule? {
    let putBack = takeOn(schedule)
    defer { putBack() }
    var left = Self.mostTries / shareOfTries
    var points = Self.mostPointsOfTries / shareOfTries
    var endless = 0
    for bound in bounds {
      let strategy = Recording(BoundedSearch(preemptions: bound))
      engine.strategy = strategy
      while left > 0, strategy.begin() {
        left -= 1
        if points < 0 || hasGrown { return nil }
        let result = engine.runExecution(program)
        points -= result.steps + 1
        if shows(result) {
          return strategy.schedule(
            program: settings.program, racyPlaces: Set(schedule.racyPlaces),
            workers: schedule.workers, reading: schedule.reading, numbers: schedule.numbers,
            hashSeed: schedule.hashSeed)
        }
        if Self.isEndless(result) { endless += 1 }
        if endless == mostEndlessTries { return nil }
      }
    }
    return nil
  }

  /// What is printed where no lane is interrupted, or only at synchronization, such as a lock.
  ///
  /// - Returns: `nil` where there is no race, or nothing to compare.
  func outcomesOfWholeTurns() -> Set<[UInt8]>? {
    guard state.pending.contains(where: { $0.race != nil }), state.outcomes.count > 1 else {
      return nil
    }
    var whole: Set<[UInt8]> = []
    for (bounds, places) in [(0...0, engine.racyPlaces), (1...3, [])] {
      _ = shortestOf(bounds, like: scheduleHere(seeing: places)) {
        whole.insert($0.output)
        return false
      }
    }
    return whole
  }

  /// An outcome that needs an interruption where something races, and a schedule that leads to it.
  ///
  /// - Returns: The outcome is `nil` if a lane could as well have done all that races after the other one, or before:
  ///   of a lost update it is not.
  func wrongOutcome(besides whole: Set<[UInt8]>) -> (String?, Schedule)? {
    var found: [UInt8]?
    let racing = scheduleHere(seeing: engine.racyPlaces)
    let schedule = shortestOf(1...3, like: racing) { result in
      guard case .finished = result.end, !whole.contains(result.output) else { return false }
      if engine.memory.racesInterleave { found = result.output }
      return true
    }
    return schedule.map { (found.map { String(decoding: $0, as: UTF8.self) }, $0) }
  }
}
