import Channel
import Exploration

/// Explores one program: a burst of samples, then every inequivalent interleaving, then, where the
/// budget does not allow that, the schedules with few preemptions.
///
/// Musuvathi and Qadeer, "Iterative context bounding", PLDI 2007; the races that the burst and each
/// pass find make their places visible in the next pass, until a pass finds none.
package final class Search {
  let engine: Engine
  let settings: SearchSettings
  let plan: SearchPlan
  let program: () -> Void
  var tell: (WorkerMessage) -> Void
  let clock = ContinuousClock()
  let start: ContinuousClock.Instant

  /// The state of the worker before this one, if the search is to continue from there.
  private let before: SearchState?
  /// What is known so far, also from the workers before this one.
  var state = SearchState()
  /// The search for every order, while it runs.
  var reducing: SourceSets?
  /// The orders that it has come to in the pass that is under way; `nil` if some of them are not kept.
  var orders: [SeenOrder]?
  /// How many choices there are at least before a part that is given to a helper.
  var leastDepthToGive = 0
  /// Until when a helper is waited for, in seconds of the search.
  var latestToShare = 0.0
  /// When there may be another helper, in seconds of the search.
  var givesAgain = 0.0
  /// 0 for a search, 1 for its helpers, 2 for theirs.
  var level = 0
  /// Whether the time was over while it waited for a helper.
  var isOver = false
  /// What helpers found to be out of the ordinary, where the search has not come to it itself.
  var unusual: [Schedule] = []
  /// Bytes of memory on top of those at the start after which the search is handed over.
  var mostMemory = 256 << 20
  /// Bytes of memory that one execution has left behind.
  private(set) var memoryAtStart = 0
  /// Whether any execution was run that counts.
  var hasRun = false
  /// The most workers of the pool of tasks while it begins with one and gets others only where nothing
  /// else can run; see ``WorkerPool/mostIfNeeded``.
  var leanWidth: Int? { didSet { for pool in engine.pools { pool.mostIfNeeded = leanWidth } } }
  /// A run did not end, or there is no room for another one: continuing is of no use.
  var isHopeless = false
  /// There is no room for more executions.
  var isOutOfMemory = false
  /// What the Swift runtime lacks of what the explorer relies on: without it nothing is proved.
  package var missing: [String] = []
  var lastTold: ContinuousClock.Instant
  /// Nanoseconds for which the process's memory is not looked at again.
  var pauseBetweenLooks: UInt64 = 1_000_000
  /// When it was looked at, in nanoseconds, and whether it was too much.
  var lastMeasured: UInt64 = 0
  var wasTooMuch = false
  var lastTicks: Int

  /// - Parameters:
  ///   - program: The main lane's body; it finds the program's memory as it was at the start.
  ///   - tell: Gets what there is to say, as it comes up.
  /// - Throws: `DecodingError` for a search to continue that no worker of this build handed over.
  package convenience init(
    engine: Engine, settings: SearchSettings, program: @escaping () -> Void,
    tell: @escaping (WorkerMessage) -> Void
  ) throws {
    try self.init(
      engine: engine, settings: settings, plan: SearchPlan(settings), program: program, tell: tell)
  }

  init(
    engine: Engine, settings: SearchSettings, plan: SearchPlan, program: @escaping () -> Void,
    tell: @escaping (WorkerMessage) -> Void
  ) throws {
    self.engine = engine
    self.settings = settings
    self.plan = plan
    self.program = program
    self.tell = tell
    start = clock.now
    lastTold = start
    lastTicks = engine.pulse.pointee.ticks
    before = try settings.state.map { try SearchState($0) }
  }

  /// Seconds since the search began, in whichever process.
  ///
  /// Where the effort counts instead of the clock, the same share of the budget.
  package var elapsed: Double {
    if let effort = settings.effort {
      return settings.budget * Double(state.pointsReached) / Double(max(effort, 1))
    }
    return state.earlier + (clock.now - start) / .seconds(1)
  }

  /// Searches within the budget and tells the summary at the end.
  package func run() {
    tellSightings()
    defer {
      engine.memory.raceSighted = nil
      engine.reading = .plain
      GivenNumbers.shared.set = 0
      Hashing.shared.seed = 0
    }
    // Small files are judged within a second, also those that never end.
    if settings.effort != nil {
      engine.limits.turnsWithoutPoint = 4
      // A submission has to end with every schedule.
      engine.limits.lanesLetOthersGoFirst = false
    }
    warmUp()
    if let request = settings.stepping {
      step(request)
      return
    }
    if let schedule = settings.schedule {
      replay(schedule)
      return
    }
    if let before { adopt(before) }
    do {
      try followHashSeeds()
    } catch {
      tell(error)
      return
    }
    tellFindings()
    var summary = wholeSummary
    varySurroundings(of: &summary)
    if let detail = settings.detail, !detail.isOnlyOfMistakes || !state.pending.isEmpty {
      tell(detail, summary)
    }
    tell(.finished(summary))
  }

  /// The first run fills caches of the runtime, which later runs find full: it is no measure.
  private func warmUp() {
    let recording = Recording(FirstChoice())
    guard recording.begin() else { return }
    engine.strategy = recording
    let before = ProcessMemory.allocated
    let result = engine.runExecution(program)
    memoryAtStart = ProcessMemory.resident
    // What it keeps, the next one keeps as well.
    let kept = ProcessMemory.allocated - before
    isOutOfMemory = kept > 0 && ProcessMemory.reserved + kept > Int(clamping: settings.memory)
    guard Self.isEndless(result) || isOutOfMemory, !isUnfair(result, recording) else {
      return engine.memory.forgetRaces()
    }
    // There is no other run that could show its races.
    noteRaces(recording)
    judge(result, recording)
    isHopeless = true
    makeRacesVisible()
    state.summary.executions = 1
  }

  private func replay(_ schedule: Schedule) {
    if let (execution, wrong) = record(schedule) {
      tell(.replayed(execution, wrong: wrong))
    } else {
      tell(.departed)
    }
    tell(.finished(state.summary))
  }
}
