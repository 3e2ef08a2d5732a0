import Channel
import Exploration

/// Looking for a width with which the pool of tasks runs dry.
///
/// The pool begins with one worker and gets another only when nothing else can run. So one execution
/// shows every width with which it hangs on its way, and the largest one is reported.
extension Search {
  /// How many executions that might run dry are run once more, and how many others are tried.
  private static let mostBlocking = 16
  private static let mostTries = 300

  /// Keeps an execution in which a task waits, with its worker, for another one that has none yet.
  func noteBlocking(_ recording: Recording) {
    guard !settings.hasWidth, state.starvedWidth == 0, state.blocking.count < Self.mostBlocking
    else { return }
    state.blocking.append(schedule(of: recording))
  }

  /// Runs the executions of a strategy with no more workers than it takes.
  ///
  /// They do not count for the search: where a task has to wait for a worker, time may pass that would not
  /// in a wide pool.
  ///
  /// - Parameters:
  ///   - most: The most executions.
  ///   - limit: When to stop, in seconds of the whole search.
  func starve(_ strategy: any Strategy, most: Int, until limit: Double) {
    guard !isHopeless else { return }
    let recording = Recording(strategy)
    let before = engine.strategy
    leanWidth = Schedule.widths.upperBound
    defer {
      leanWidth = nil
      engine.strategy = before
    }
    engine.strategy = recording
    var dry: (width: Int, schedule: Schedule, foundAfter: Int)?
    for _ in 0..<most {
      guard elapsed < limit, !hasGrown, recording.begin() else { break }
      let result = run(recording)
      state.summary.executions += 1
      if Self.isEndless(result) { break }
      // What goes wrong even with more workers is another mistake.
      let isCured = result.end == .finished || result.end == .exited
      let width = isCured || isStarved(result) ? result.dryWidth : 0
      if width > max(state.starvedWidth, dry?.width ?? 0) {
        dry = (width, schedule(of: recording), state.total)
      }
    }
    if let dry { keepStarved(dry.width, dry.schedule, foundAfter: dry.foundAfter) }
  }

  /// Looks once more, where the search has seen tasks that wait for others, and no pool that runs dry:
  /// follows what it has seen, and then tries the orders with few preemptions.
  func starveAgain() {
    guard !settings.hasWidth, settings.strategy == .all, state.starvedWidth == 0,
      state.summary.assumptions.contains(.widePools)
    else { return }
    let executions = state.summary.executions
    defer { state.summary.executions = executions }
    for schedule in state.blocking where state.starvedWidth == 0 {
      starve(Replay(schedule, goesOn: true), most: 1, until: end)
    }
    // Numbers hardly decide where tasks wait for one another: what was seen is followed with each set, and
    // other orders are tried with the first one.
    for bound in 0...2 where state.starvedWidth == 0 && state.numbers == 0 {
      let strategy = BoundedSearch(preemptions: bound)
      starve(strategy, most: Self.mostTries, until: end)
    }
    makeRacesVisible()
  }

  private func isStarved(_ result: ExecutionResult) -> Bool {
    Classification.all(in: result).contains { $0.mistake.width != nil }
  }

  /// Tells of a width, and not of any smaller one.
  private func keepStarved(_ width: Int, _ schedule: Schedule, foundAfter: Int) {
    var schedule = schedule
    schedule.workers = width
    leanWidth = width
    let replay = Replay(schedule)
    guard replay.begin() else { return }
    engine.strategy = replay
    let result = engine.runExecution(program)
    let wrong = Classification.all(in: result).first { $0.mistake.width != nil }
    guard let wrong else { return }
    state.starvedWidth = width
    state.pending.removeAll { $0.failure.mistake.width != nil }
    keep(wrong, foundAfter: foundAfter, schedule)
  }
}
