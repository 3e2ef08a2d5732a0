import Channel
import Exploration

/// Explores one program: a burst of samples, then every inequivalent interleaving, then, where the
/// budget does not allow that, the schedules with few preemptions.
///
/// Musuvathi and Qadeer, "Iterative context bounding", PLDI 2007; the races that the burst and each
/// pass find make their places visible in the next pass, until a pass finds none.
public final class Search {
  let engine: Engine
  let settings: SearchSettings
  let plan: SearchPlan
  let program: () -> Void
  let tell: (WorkerMessage) -> Void
  let setWorkers: (Int) -> Void
  let clock = ContinuousClock()
  let start: ContinuousClock.Instant

  /// The state of the worker before this one, if the search is to go on from there.
  private let before: SearchState?
  /// What is known so far, also from the workers before this one.
  var state = SearchState()
  /// The search for every order, while it runs.
  var reducing: SourceSets?
  /// Bytes of memory on top of those at the start after which the search is handed over.
  var mostMemory = 256 << 20
  /// Bytes of memory that one execution has left behind.
  private(set) var memoryAtStart = 0
  /// Whether any execution was run that counts.
  var hasRun = false
  /// The width of the pools while it is not the search's own.
  var narrowWorkers: Int?
  /// A run did not end: to go on would take for ever.
  var isHopeless = false
  var lastTold: ContinuousClock.Instant

  /// - Parameters:
  ///   - program: The main lane's body; it finds the program's memory as it was at the start.
  ///   - setWorkers: Sets the modelled width of the pools.
  ///   - tell: Gets what there is to say, as it comes up.
  /// - Throws: `DecodingError` for a search to go on with that no worker of this build handed over.
  public convenience init(
    engine: Engine, settings: SearchSettings, program: @escaping () -> Void,
    setWorkers: @escaping (Int) -> Void = { _ in }, tell: @escaping (WorkerMessage) -> Void
  ) throws {
    try self.init(
      engine: engine, settings: settings, plan: SearchPlan(settings), program: program,
      setWorkers: setWorkers, tell: tell)
  }

  init(
    engine: Engine, settings: SearchSettings, plan: SearchPlan, program: @escaping () -> Void,
    setWorkers: @escaping (Int) -> Void = { _ in }, tell: @escaping (WorkerMessage) -> Void
  ) throws {
    self.engine = engine
    self.settings = settings
    self.plan = plan
    self.program = program
    self.setWorkers = setWorkers
    self.tell = tell
    start = clock.now
    lastTold = start
    before = try settings.state.map { try SearchState($0) }
  }

  /// Seconds since the search began, in whichever process.
  ///
  /// Where the effort counts instead of the clock, the same share of the budget.
  public var elapsed: Double {
    if let effort = settings.effort {
      return settings.budget * Double(state.pointsReached) / Double(max(effort, 1))
    }
    return state.earlier + (clock.now - start) / .seconds(1)
  }

  /// Searches within the budget and tells the summary at the end.
  public func run() {
    setWorkers(settings.workers)
    // Small files are judged within a second, also those that never end.
    if settings.effort != nil { engine.limits.turnsWithoutPoint = 4 }
    warmUp()
    if let schedule = settings.schedule {
      replay(schedule)
      return
    }
    if let before { adopt(before) }
    do {
      try followReadings()
    } catch {
      tell(error)
      return
    }
    tellFindings()
    tell(.finished(wholeSummary))
  }

  /// The first run fills caches of the runtime, which later runs find full: it is no measure.
  private func warmUp() {
    let recording = Recording(FirstChoice())
    guard recording.begin() else { return }
    engine.strategy = recording
    let result = engine.runExecution(program)
    memoryAtStart = ProcessMemory.resident
    guard Self.isEndless(result) else { return engine.memory.forgetRaces() }
    // There is no other run that could show its races.
    noteRaces(recording)
    judge(result, recording)
  }

  private func replay(_ schedule: Schedule) {
    guard let (execution, wrong) = record(schedule) else {
      tell(.departed)
      return
    }
    tell(.replayed(execution, wrong: wrong))
    tell(.finished(state.summary))
  }

  // MARK: How sure it is

  /// Decides which executions the answer is about, and whether a proof is one.
  func settleCertainty() {
    if state.summary.certainty == .proved, let missed = missedOutcomes {
      // A model has a conflict too few: what samples have shown is no matter of belief.
      state.summary.certainty = .sampled
      state.outcomes = missed
      state.summary.executions = state.outcomes.executions
    } else if state.summary.certainty == .sampled {
      // No pass says more than the others: all that ran counts.
      state.forgetOutcomes()
      state.outcomes = state.sampled
      state.summary.executions = state.outcomes.executions
    }
  }

  /// All outcomes, if the samples before a proof had one that is not among those of the proof.
  ///
  /// A search that leaves out what is equivalent depends on the models' saying what conflicts with what.
  /// The samples leave out nothing, and so can notice where a model says too little.
  private var missedOutcomes: OutcomeCounts? {
    let isWhole = settings.shard.map { $0.count == 1 } ?? true
    guard isWhole, state.pending.isEmpty, settings.strategy == .all else { return nil }
    let all = state.outcomes.withOthers(of: state.sampled.inWidePools)
    return all.count > state.outcomes.count ? all : nil
  }
}
