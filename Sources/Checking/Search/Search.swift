import Exploration

/// Explores one program: a burst of samples, then every inequivalent interleaving, then, where the
/// budget does not allow that, the schedules with few preemptions.
///
/// Musuvathi and Qadeer, "Iterative context bounding", PLDI 2007; the races that the burst and each
/// pass find make their places visible in the next pass, until a pass finds none.
public final class Search {
  let engine: Engine
  let settings: SearchSettings
  let program: () -> Void
  let tell: (WorkerMessage) -> Void
  let setWorkers: (Int) -> Void
  let clock = ContinuousClock()
  let start: ContinuousClock.Instant

  var summary = SearchSummary()
  /// Of the pass that is under way.
  var outcomes = OutcomeCounts()
  /// Of the passes that came to nothing.
  var sampled = OutcomeCounts()
  /// After how many executions each race was seen first.
  var raceSeen: [RacePair: Int] = [:]
  var known: Set<String> = []
  var pending: [PendingFinding] = []
  /// The places of the races that are told already: more of them mostly are the same mistake.
  var toldPlaces: Set<CodePlace> = []
  /// The width of the pools while it is not the search's own.
  var narrowWorkers: Int?
  /// When the first mistake was found.
  var firstFound: Double?
  /// A run did not end: to go on would take for ever.
  private var isHopeless = false
  var total = 0
  private var lastTold: ContinuousClock.Instant

  /// - Parameters:
  ///   - program: The main lane's body; it finds the program's memory as it was at the start.
  ///   - setWorkers: Sets the modelled width of the pools.
  ///   - tell: Gets what there is to say, as it comes up.
  public init(
    engine: Engine, settings: SearchSettings, program: @escaping () -> Void,
    setWorkers: @escaping (Int) -> Void = { _ in }, tell: @escaping (WorkerMessage) -> Void
  ) {
    self.setWorkers = setWorkers
    self.engine = engine
    self.settings = settings
    self.program = program
    self.tell = tell
    start = clock.now
    lastTold = start
  }

  /// Seconds since the search began, in whichever process.
  ///
  /// Where the effort counts instead of the clock, the same share of the budget.
  public var elapsed: Double {
    if let effort = settings.effort {
      return settings.budget * Double(pointsReached) / Double(max(effort, 1))
    }
    return earlier + (clock.now - start) / .seconds(1)
  }
  var earlier = 0.0
  /// Scheduling points of all executions so far.
  var pointsReached = 0
  /// The search for every order, while it runs, and until when it may.
  var reducing: SourceSets?
  var reducingLimit = 0.0
  var handover: SearchState?

  /// Searches within the budget and tells the summary at the end.
  public func run() {
    setWorkers(settings.workers)
    // Small files are judged within a second, also those that never end.
    if settings.effort != nil { engine.limits.turnsWithoutPoint = 4 }
    warmUp()
    if let text = settings.schedule {
      replay(text)
      return
    }
    do {
      try search()
    } catch {
      if let handover { tell(.handedOver(handover)) }
      return
    }
    if summary.certainty == "proved", let missed = missedOutcomes {
      // A model has a conflict too few: what samples have shown is no matter of belief.
      summary.certainty = "sampled"
      outcomes = missed
      summary.executions = outcomes.executions
    } else if summary.certainty == "sampled" {
      // No pass says more than the others: all that ran counts.
      forgetOutcomes()
      outcomes = sampled
      summary.executions = outcomes.executions
    }
    tellFindings()
    summary.seconds = elapsed
    summary.racyPlaces = engine.racyPlaces.sorted()
    (summary.outcomes, summary.moreOutcomes) = outcomes.told()
    tell(.finished(summary))
  }

  /// All outcomes, if the samples before a proof had one that is not among those of the proof.
  ///
  /// A search that leaves out what is equivalent depends on the models' saying what conflicts with what.
  /// The samples leave out nothing, and so can notice where a model says too little.
  private var missedOutcomes: OutcomeCounts? {
    guard settings.shards == 1, pending.isEmpty, settings.method == .all else { return nil }
    let all = outcomes.withOthers(of: sampled.inWidePools)
    return all.count > outcomes.count ? all : nil
  }

  private func search() throws(Handover) {
    if let state = settings.state {
      adopt(state)
      let isProved = try reduce(until: state.limit, resuming: state)
      if settings.method == .all && !isProved { try bound(until: settings.budget) }
      return
    }
    switch settings.method {
    case .random:
      try sample(RandomWalk(seed: settings.seed, count: .max), "random", until: settings.budget)
    case .pct:
      try sample(
        PriorityChange(seed: settings.seed, count: .max, depth: 3), "priorities",
        until: settings.budget)
    case .dpor: try reduce(until: settings.budget)
    case .bounded: try bound(until: settings.budget)
    case .all:
      try burst()
      if try !reduce(until: 0.6 * settings.budget) { try bound(until: settings.budget) }
    }
  }

  /// The first run fills caches of the runtime, which later runs find full: it is no measure.
  private func warmUp() {
    let recording = Recording(FirstChoice())
    guard recording.begin() else { return }
    engine.strategy = recording
    let result = engine.runExecution(program)
    engine.memory.forgetRaces()
    if Self.isEndless(result) { judge(result, recording) }
  }

  /// A few samples find most of what is wrong, and the races whose places the search must see.
  ///
  /// Every part of a divided search takes the same ones: only with the same places to see do the parts
  /// make a whole.
  private func burst() throws(Handover) {
    if let narrow = settings.narrowWorkers {
      // A pool that is wide shows every order; one that runs dry shows in a narrow one.
      setWorkers(narrow)
      narrowWorkers = narrow
      try sample(
        RandomWalk(seed: settings.seed, count: 8), "few workers", until: 0.1 * settings.budget)
      narrowWorkers = nil
      setWorkers(settings.workers)
    }
    try sample(RandomWalk(seed: settings.seed, count: 64), "random", until: 0.2 * settings.budget)
    for depth in 2...3 {
      let strategy = PriorityChange(seed: settings.seed, count: 32, depth: depth)
      try sample(strategy, "priorities", until: 0.2 * settings.budget)
    }
    summary.before = summary.executions
    forgetOutcomes()
    makeRacesVisible()
  }

  private func sample(
    _ strategy: any Strategy, _ phase: String, until limit: Double
  ) throws(Handover) {
    pass = Pass()
    try explore(strategy, phase, until: limit)
    summary.executions += pass.executions
  }

  // MARK: One pass

  struct Pass {
    var executions = 0
    var cutShort = 0
    var foundRace = false
  }
  var pass = Pass()

  /// Runs executions until the strategy has no more, a race asks for another pass, or time is up.
  ///
  /// - Returns: Whether the strategy came to its end.
  @discardableResult
  func explore(
    _ strategy: any Strategy, _ phase: String, until limit: Double, stopsAtRaces: Bool = false
  ) throws(Handover) -> Bool {
    guard !isHopeless else { return false }
    let recording = Recording(strategy)
    engine.strategy = recording
    while recording.begin() {
      if hasGrown {
        guard let state else { return false }
        handover = state
        throw Handover()
      }
      let result = engine.runExecution(program)
      total += 1
      pointsReached += result.steps + 1
      if result.foundNewRace {
        for pair in engine.memory.foundRaces.keys where raceSeen[pair] == nil { raceSeen[pair] = total }
      }
      if strategy.belongsElsewhere {
        pass.foundRace = pass.foundRace || result.foundNewRace
        pass.cutShort += 1
      } else {
        judge(result, recording)
      }
      if isHopeless { return false }
      if total & 63 == 0 || result.steps > 1000 {
        let now = elapsed
        if now > min(limit, patience) { return false }
        tellProgress(phase, now)
      }
      if stopsAtRaces && pass.foundRace { return true }
    }
    return true
  }

  /// Only the watch, or the limit of steps, ends a run that takes seconds: others would as well.
  private static func isEndless(_ result: ExecutionResult) -> Bool {
    result.end == .tooLong || result.failures.contains { $0.kind == .noProgress }
  }

  private func judge(_ result: ExecutionResult, _ recording: Recording) {
    if Self.isEndless(result) { isHopeless = true }
    if result.foundNewRace {
      pass.foundRace = true
      // The race itself is told when the pass is over: the wrong outcome it leads to says more.
    }
    if case .cutShort = result.end {
      pass.cutShort += 1
      return
    }
    pass.executions += 1
    if narrowWorkers == nil, result.end == .finished {
      summary.longest = max(summary.longest, engine.now)
    }
    let wrong = Classification.all(in: result)
    // In a narrow pool only that it runs dry is news, or that the search ends there.
    let news =
      narrowWorkers == nil || isHopeless ? wrong : wrong.filter { $0.kind == .poolExhausted }
    outcomes.add(result, isWrong: !wrong.isEmpty, workers: narrowWorkers) {
      recording.schedule(program: settings.program, racyPlaces: engine.racyPlaces)
    }
    for one in news where known.insert(one.key).inserted {
      keep(one, recording.schedule(program: settings.program, racyPlaces: engine.racyPlaces))
    }
  }

  /// How long the search goes on: once something is wrong, the rest only completes the picture.
  private var patience: Double { firstFound.map { $0 + Self.afterword } ?? .infinity }
  private static let afterword = 2.0

  private func replay(_ text: String) {
    do {
      let schedule = try Schedule(text: text)
      guard let (execution, _) = record(schedule) else {
        tell(.departed)
        return
      }
      tell(.replayed(execution))
      tell(.finished(summary))
    } catch {
      tell(.departed)
    }
  }

  private func tellProgress(_ phase: String, _ now: Double) {
    guard clock.now - lastTold > .milliseconds(100) else { return }
    lastTold = clock.now
    tell(.progress(phase: phase, executions: total, seconds: now))
  }
}
