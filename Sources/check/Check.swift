import Channel
import Checking
import Exploration
import Foundation
import Terminal

/// One check of one program: build, explore, judge.
struct Check {
  private let options: CheckOptions
  private let program: CheckedProgram
  private let toolchain: Toolchain
  private let executable: String

  init(
    _ options: CheckOptions, _ program: CheckedProgram, toolchain: Toolchain, executable: String
  ) {
    self.options = options
    self.program = program
    self.toolchain = toolchain
    self.executable = executable
  }

  /// Explores the top-level code, or each named function on its own.
  func verdict() throws -> Verdict {
    // It loads while the compiler works.
    let worker = try WorkerLauncher(executable: executable).start()
    let runs = try runs()
    guard runs.count > 1 else { return try explore(runs[0], on: worker) }
    var whole: Verdict?
    for (call, run) in zip(program.calls, runs) {
      var verdict = try explore(run)
      for index in verdict.outcomes.indices {
        verdict.outcomes[index].output = "\(call.name): " + verdict.outcomes[index].output
      }
      for index in verdict.findings.indices {
        verdict.findings[index].explanation =
          "In \(call.name)(): " + verdict.findings[index].explanation
      }
      whole = whole.map { $0.followed(by: verdict) } ?? verdict
    }
    return whole ?? Verdict(kind: .inconclusive)
  }

  /// Runs one schedule again, with the function and the pool that it was found with.
  ///
  /// - Throws: `UsageError` for a text that is no schedule, or one of another program.
  func replay(_ schedule: Schedule) throws -> Verdict {
    guard var run = try runs().first(where: { schedule.program == $0.program }) else {
      throw UsageError(
        "this schedule belongs to another version of the program, or to other --call")
    }
    run.schedule = schedule
    run.workers = schedule.workers ?? run.workers
    run.narrowWorkers = nil
    return try explore(run)
  }

  /// What a worker is told: one run for the top-level code, or one for each function.
  private func runs() throws -> [SearchSettings] {
    let builder = try ObjectBuilder(toolchain: toolchain, executable: executable)
    Interruption.cleanUp = builder.abandon
    let request = BuildRequest(
      program.files, calls: program.calls, swiftVersion: options.swiftVersion)
    var settings = SearchSettings()
    settings.object = try builder.build(request)
    settings.entry = program.calls.isEmpty ? "main" : WorkerChannel.scenarioEntry
    settings.endsWithMain = program.calls.isEmpty
    settings.strategy = options.search
    settings.budget = options.budget / .seconds(1)
    settings.preemptions = options.preemptions
    settings.seed = options.seed
    if let workers = options.workers {
      settings.workers = workers
      settings.narrowWorkers = nil
    }
    settings.shard = options.shard
    return (0..<max(1, program.calls.count)).map { number in
      var run = settings
      run.number = Int32(number)
      // A schedule of one function is none of another's.
      run.program = request.fingerprint(call: number)
      return run
    }
  }

  private func explore(
    _ settings: SearchSettings, on worker: IdleWorker? = nil
  ) throws -> Verdict {
    var judge = Judge(
      sources: program.files.program.sources + (program.files.library?.sources ?? []),
      toolchain: toolchain)
    var bar = ProgressBar()
    defer { bar.finish() }
    let end = try WorkerLauncher(executable: executable).run(
      settings, on: worker, patience: settings.budget + 20
    ) { message in
      judge.hear(message)
      if case .progress(let phase, let executions, let seconds) = message {
        bar.update(seconds / settings.budget, "\(phase.words): \(executions) executions")
      }
    }
    return judge.verdict(end, settings: settings)
  }
}
