import Checking
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
    let settings = try prepared()
    if program.calls.count <= 1 { return try explore(settings) }
    var whole: Verdict?
    for (number, call) in program.calls.enumerated() {
      var one = settings
      one.number = Int32(number)
      var verdict = try explore(one)
      for index in verdict.outcomes.indices { verdict.outcomes[index].output = "\(call.name): " + verdict.outcomes[index].output }
      whole = whole.map { $0.followed(by: verdict) } ?? verdict
    }
    return whole ?? Verdict(kind: .inconclusive)
  }

  /// Runs one schedule again.
  func replay(_ text: String) throws -> Verdict {
    var settings = try prepared()
    // The width of the pools stands behind the schedule where it is not the usual one.
    let parts = text.split(separator: "@", maxSplits: 1)
    settings.schedule = parts.first.map(String.init) ?? text
    if parts.count == 2, let workers = Int(parts[1]), (1...64).contains(workers) {
      settings.workers = workers
    }
    return try explore(settings)
  }

  private func prepared() throws -> SearchSettings {
    let isLibrary = !program.calls.isEmpty
    let built = try ObjectBuilder(toolchain: toolchain, executable: executable).build(
      .init(
        sources: program.sources,
        entry: isLibrary ? EntryFile(calling: program.calls).text : nil,
        moduleName: program.moduleName, swiftVersion: "\(options.swiftVersion)",
        isLibrary: isLibrary || program.sources.contains { SourceShape($0).hasMainAttribute }))
    var settings = SearchSettings()
    settings.object = built.object
    settings.program = built.program
    settings.entry = isLibrary ? EntryFile.symbol : "main"
    settings.endsWithMain = !isLibrary
    settings.method = SearchSettings.Method(rawValue: options.search.rawValue) ?? .all
    settings.budget = options.budget / .seconds(1)
    settings.preemptions = options.preemptions
    settings.seed = options.seed
    if let workers = options.workers {
      settings.workers = workers
      settings.narrowWorkers = nil
    }
    settings.shard = options.shard?.index ?? 1
    settings.shards = options.shard?.count ?? 1
    return settings
  }

  private func explore(_ settings: SearchSettings) throws -> Verdict {
    var judge = Judge(sources: program.sources, toolchain: toolchain)
    var bar = ProgressBar()
    let end = try WorkerLauncher(executable: executable).run(
      settings, patience: settings.budget + 20
    ) { message in
      judge.hear(message)
      if case .progress(let phase, let executions, let seconds) = message {
        bar.update(seconds / settings.budget, "\(phase): \(executions) executions")
      }
    }
    bar.finish()
    return judge.verdict(end, settings: settings, shard: options.shard)
  }
}
