import Channel
import Exploration

extension Search {
  /// Runs executions until the strategy has no more, a race asks for another pass, or time is up.
  ///
  /// - Returns: Whether the strategy came to its end.
  @discardableResult
  func explore(
    _ strategy: any Strategy, _ phase: SearchPhase, until limit: Double, stopsAtRaces: Bool = false
  ) throws(Handover) -> Bool {
    guard !isHopeless else { return false }
    let recording = Recording(strategy)
    engine.strategy = recording
    while recording.begin() {
      if hasGrown {
        // Each worker after this one may come no further than a few executions.
        guard let handover, elapsed <= min(limit, patience) else { return false }
        throw handover
      }
      let result = engine.runExecution(program)
      hasRun = true
      state.total += 1
      state.pointsReached += result.steps + 1
      if !result.assumptions.isEmpty { state.summary.assumptions.formUnion(result.assumptions) }
      if result.foundNewRace { noteRaces(recording) }
      if strategy.belongsElsewhere {
        state.pass.foundRace = state.pass.foundRace || result.foundNewRace
        state.pass.cutShort += 1
      } else {
        judge(result, recording)
      }
      if isHopeless { return false }
      if state.total & 63 == 0 || result.steps > 1000 {
        let now = elapsed
        if now > min(limit, patience) { return false }
        tellProgress(phase, now)
      }
      if stopsAtRaces && state.pass.foundRace { return true }
    }
    return true
  }

  /// Only the watch, or the limit of steps, ends a run that takes seconds: others would as well.
  static func isEndless(_ result: ExecutionResult) -> Bool {
    result.end == .tooLong || result.failures.contains { $0.kind == .noProgress }
  }

  /// Counts an execution and keeps what is wrong with it.
  func judge(_ result: ExecutionResult, _ recording: Recording) {
    if Self.isEndless(result) { isHopeless = true }
    if result.foundNewRace {
      state.pass.foundRace = true
      // The race itself is told when the pass is over: the wrong outcome it leads to says more.
    }
    if case .cutShort = result.end {
      state.pass.cutShort += 1
      return
    }
    state.pass.executions += 1
    if narrowWorkers == nil, result.end == .finished {
      state.summary.longest = max(state.summary.longest, engine.now)
    }
    let wrong = wrong(in: result)
    if engine.reading.wakes == .any { noteTrust(result, isRight: wrong.isEmpty, recording) }
    // In a narrow pool only that it runs dry is news, or that the search ends there.
    let news =
      narrowWorkers == nil || isHopeless ? wrong : wrong.filter { $0.kind == .poolExhausted }
    state.outcomes.add(result, wrong.first, workers: narrowWorkers) { schedule(of: recording) }
    for one in news where state.known.insert(one.key).inserted {
      keep(one, schedule(of: recording))
    }
  }

  func schedule(of recording: Recording) -> Schedule {
    recording.schedule(
      program: settings.program, racyPlaces: engine.racyPlaces, workers: narrowWorkers,
      reading: engine.reading)
  }

  /// How long the search goes on: once something is wrong, the rest only completes the picture.
  private var patience: Double { state.firstFound.map { $0 + Self.afterword } ?? .infinity }
  private static let afterword = 2.0

  private func tellProgress(_ phase: SearchPhase, _ now: Double) {
    guard clock.now - lastTold > .milliseconds(100) else { return }
    lastTold = clock.now
    tell(.progress(phase: phase, executions: state.total, seconds: now))
  }
}
