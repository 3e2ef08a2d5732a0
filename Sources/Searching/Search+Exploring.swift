import Channel
import Exploration

extension Search {
  /// Runs executions until the strategy has no more, a race asks for another pass, or time is up.
  ///
  /// - Returns: Whether the strategy has finished.
  @discardableResult
  func explore(
    _ strategy: any Strategy, _ phase: SearchPhase, until limit: Double, stopsAtRaces: Bool = false
  ) throws(Handover) -> Bool {
    guard !isHopeless else { return false }
    let recording = Recording(strategy)
    engine.strategy = recording
    while recording.begin() {
      if isOver { return false }
      if hasGrown {
        // Each worker after this one may come no further than a few executions.
        isOutOfMemory = handover == nil
        guard let handover, elapsed <= min(limit, patience) else { return false }
        throw handover
      }
      let result = run(recording)
      noteCircumstances(of: result, recording)
      if strategy.hasDeparted {
        state.pass.hasDeparted = true
        state.departures += 1
        return false
      }
      if strategy.belongsElsewhere {
        state.pass.foundRace = state.pass.foundRace || result.foundNewRace
        state.pass.cutShort += 1
      } else {
        judge(result, recording)
        if phase == .everyOrder, result.end != .cutShort { keepOrder(result, recording) }
      }
      if isHopeless || state.unfairLoop != nil && !(strategy is RandomWalk) { return false }
      if state.total & 63 == 0 || result.steps > 1000 || isTimeToLook {
        let now = elapsed
        if now > min(limit, patience) { return false }
        tellProgress(phase, now)
      }
      // Where each execution has another outcome, more of them say nothing new.
      if state.isContradicted && state.outcomes.isFull { return false }
      if stopsAtRaces && state.pass.foundRace { return true }
      if phase == .everyOrder { shareWork(until: min(limit, patience)) }
    }
    return true
  }

  /// Runs one execution that counts.
  func run(_ recording: Recording) -> ExecutionResult {
    let result = engine.runExecution(program)
    hasRun = true
    state.total += 1
    state.pointsReached += result.steps + 1
    if result.foundNewRace { noteRaces(recording) }
    return result
  }

  /// Keeps what an execution shows beside its outcome: what it takes for granted, and that there is more to see.
  func noteCircumstances(of result: ExecutionResult, _ recording: Recording) {
    if !result.assumptions.isEmpty {
      state.summary.assumptions.formUnion(result.assumptions)
      if result.assumptions.contains(.widePools) { noteBlocking(recording) }
    }
    // To a worker that continues for another one, all of it is new.
    if result.lendsMore, state.earlier == 0 { state.pass.foundSharing = true }
  }

  /// Only the watch, or the limit of steps, ends a run that takes seconds: others would as well.
  static func isEndless(_ result: ExecutionResult) -> Bool {
    result.end == .tooLong || result.failures.contains { $0.kind == .unfinished }
  }

  /// Counts an execution and keeps what is wrong with it.
  func judge(_ result: ExecutionResult, _ recording: Recording) {
    if result.foundNewRace {
      state.pass.foundRace = true
      // The race itself is told when the pass is over: the wrong outcome it leads to says more.
    }
    if isUnfair(result, recording) {
      state.pass.cutShort += 1
      return
    }
    if Self.isEndless(result) { isHopeless = true }
    if case .cutShort = result.end {
      state.pass.cutShort += 1
      return
    }
    state.pass.executions += 1
    if result.end == .finished {
      state.summary.longest = max(state.summary.longest, engine.now)
    }
    let wrong = wrong(in: result)
    if engine.reading.wakes == .any { noteTrust(result, isRight: wrong.isEmpty, recording) }
    state.outcomes.add(result, wrong.first) { schedule(of: recording) }
    keep(new: wrong, schedule(of: recording))
  }

  func schedule(of recording: Recording) -> Schedule {
    recording.schedule(
      program: settings.program, racyPlaces: engine.racyPlaces, workers: leanWidth,
      reading: engine.reading, numbers: GivenNumbers.shared.set,
      hashSeed: Hashing.shared.seed)
  }

  /// How long the search continues: once something is wrong, the rest only completes the picture.
  private var patience: Double { state.firstFound.map { $0 + Self.afterword } ?? .infinity }
  private static let afterword = 2.0

  /// Whether some time has passed since this was asked last, in a search that goes by the clock.
  ///
  /// Executions may be few and long: a look at the clock after so many of them would come too late.
  var isTimeToLook: Bool {
    let ticks = engine.pulse.pointee.ticks
    defer { lastTicks = ticks }
    return ticks != lastTicks && settings.effort == nil
  }

  func tellProgress(_ phase: SearchPhase, _ now: Double) {
    guard clock.now - lastTold > .milliseconds(100) else { return }
    lastTold = clock.now
    tell(.progress(phase: phase, executions: state.total, seconds: now))
  }
}
