import Channel
import Checking
import Exploration
import Foundation
import Synchronization
import Terminal

/// One check of one program, as the command line asks for it.
struct Check {
  private let calls: [ScenarioFunction]
  private let budget: Double
  let pipeline: CheckPipeline
  /// What is known while a worker is at work.
  private let interim = Known()

  private final class Known: Sendable {
    private let value = Mutex(Interim())
    let tree = Mutex<Result<ScheduleTree, TreelessProgram>?>(nil)
    func withLock<Result: Sendable>(_ body: (inout sending Interim) -> Result) -> Result {
      value.withLock { body(&$0) }
    }
  }

  init(
    _ options: CheckOptions, _ program: CheckedProgram, toolchain: Toolchain, executable: String
  ) throws {
    calls = program.calls
    budget = options.budget / .seconds(1)
    pipeline = try CheckPipeline(
      BuildRequest(program.files, calls: program.calls, swiftVersion: options.swiftVersion),
      Self.settings(options), patience: budget + 20 + Double(6 * options.patience),
      toolchain: toolchain, executable: executable)
    Interruption.cleanUp = pipeline.abandon
    Interruption.farewell = { [interim] in
      interim.withLock(\.sentence).map { "check: \($0)" }
    }
  }

  /// Explores the top-level code, or each named function on its own.
  func verdict() throws -> Verdict {
    // It loads while the compiler works.
    let worker = try pipeline.start()
    let runs = try pipeline.build()
    guard runs.count > 1 else { return try explore(runs[0], on: worker) }
    var whole: Verdict?
    for (call, run) in zip(calls, runs) {
      let verdict = try explore(run).attributed(to: call.name)
      whole = whole.map { $0.followed(by: verdict) } ?? verdict
    }
    return whole ?? Verdict(kind: .inconclusive)
  }

  /// Explores one run for a person who then chooses the lanes.
  ///
  /// - Parameter replay: The schedule to begin after, if there is one.
  /// - Returns: What to tell a worker, what there is to find, and what counts as broken.
  /// - Throws: `UsageError` for a schedule of another program.
  func explored(
    for replay: Schedule?
  ) throws -> (SearchSettings, Verdict, SteppingRequest.Wanted) {
    let worker = try pipeline.start()
    let runs = try pipeline.build()
    guard var run = runs.first(where: { replay == nil || $0.program == replay?.program }) else {
      throw Self.foreignSchedule
    }
    var breaks = BreakingFailures()
    let verdict = try withProgress { hear in
      try pipeline.explore(
        run, on: worker,
        each: { message in
          hear(message)
          if case .found(let failure) = message { breaks.add(failure) }
        })
    }
    run.schedule = replay ?? verdict.beginning(of: run)
    return (run, verdict, breaks.wanted)
  }

  private static let foreignSchedule = UsageError(
    "this schedule belongs to another version of the program, or to different --call functions")

  /// Runs one schedule again, with the function and the pool that it was found with.
  ///
  /// - Throws: `UsageError` for a schedule of another program.
  func replay(_ schedule: Schedule) throws -> Verdict {
    let verdict = try withProgress { try pipeline.replay(schedule, each: $0) }
    guard let verdict else { throw Self.foreignSchedule }
    return verdict
  }

  /// With how many orders of sets and dictionaries a program is searched where they matter.
  private static let hashSeeds = 8

  private static func settings(_ options: CheckOptions) -> SearchSettings {
    var settings = SearchSettings()
    settings.strategy = options.search
    settings.budget = options.budget / .seconds(1)
    settings.patience = options.patience
    settings.preemptions = options.preemptions
    settings.seed = options.seed
    settings.time = options.time
    if let workers = options.workers {
      settings.workers = workers
      settings.hasWidth = true
    }
    settings.shard = options.shard
    settings.jobs = options.jobs
    settings.variesSurroundings = true
    if options.search == .all { settings.hashSeeds = Self.hashSeeds }
    settings.detail = detail(options)
    return settings
  }

  private func explore(_ run: SearchSettings, on worker: IdleWorker? = nil) throws -> Verdict {
    try withProgress { hear in
      try pipeline.explore(
        run, on: worker, tree: { found in interim.tree.withLock { $0 = found } }, each: hear)
    }
  }

  /// What is wanted besides the verdict.
  private static func detail(_ options: CheckOptions) -> ToldDetail? {
    guard (options.json ?? options.html ?? options.tree) != nil else { return nil }
    let isWhole = options.shard == nil && options.replay == nil && options.calls.count <= 1
    let wantsTree = (options.html ?? options.tree) != nil && isWhole
    return ToldDetail(
      outcomes: mostOutcomes, executions: wantsTree ? ScheduleTree.mostExecutions : nil)
  }

  /// The most outcomes whose stories are told.
  private static let mostOutcomes = 24

  /// All executions, or why they are not there; `nil` where they were not asked for.
  var tree: Result<ScheduleTree, TreelessProgram>? { interim.tree.withLock(\.self) }

  /// Shows how far a worker is while it is at work.
  private func withProgress<Result>(
    _ work: ((WorkerMessage) -> Void) throws -> Result
  ) rethrows -> Result {
    var bar = ProgressBar()
    defer { bar.finish() }
    return try work { message in
      interim.withLock { $0.hear(message) }
      guard case .progress(let phase, let executions, let seconds) = message else { return }
      bar.update(seconds / budget, "\(phase.words): \(executions) executions")
    }
  }
}
