import Channel
import Exploration

/// Makes the verdict of what a worker told.
///
/// The worker runs untrusted code: what it tells is taken for what it says about the code,
/// and a worker that does not finish is itself a finding.
package struct Judge {
  let sources: [SwiftSource]
  /// The paths of those that judge the others.
  let checkFiles: Set<String>
  let toolchain: Toolchain
  let known: KnownPlaces
  let words: any Phrasebook
  var failures: [FoundFailure] = []
  /// Races that were seen, in the worker's order.
  var sighted: [Race] = []
  var replayed: (execution: RecordedExecution, wrong: [Classification])?
  /// Executions with each of the outcomes, by their schedules.
  var recounted: [String: (execution: RecordedExecution, wrong: [Classification])] = [:]
  /// All executions, where a tree of them is wanted and they are not too many.
  var branches: [SteppedExecution] = []
  private var told = ToldExecutions()
  var obstacle: TreeObstacle?
  private var summary: SearchSummary?
  private var hasDeparted = false
  /// The names of the program's variables, where stories are told with all their effects.
  var globals = GlobalVariables(object: nil)
  private var executions = 0
  private var seconds = 0.0

  /// Judges one program.
  ///
  /// - Parameters:
  ///   - sources: The learner's files, for the lines of what is found.
  ///   - checkFiles: The paths of those that judge the others.
  ///   - toolchain: What finds the lines.
  ///   - known: The lines that were found for the same files before.
  ///   - words: What makes the words; nothing that is decided depends on it.
  package init(
    sources: [SwiftSource], checkFiles: Set<String> = [], toolchain: Toolchain,
    known: KnownPlaces = KnownPlaces(), words: any Phrasebook = English()
  ) {
    self.checkFiles = checkFiles
    self.words = words
    self.sources = sources
    self.toolchain = toolchain
    self.known = known
  }

  /// The files whose names stand beside their lines: those that judge the others, or all, if they are several.
  var namedFiles: Set<String> {
    checkFiles.isEmpty && sources.count > 1 ? Set(sources.map(\.path)) : checkFiles
  }

  /// Whether there is anything to judge yet.
  var hasHeard: Bool { !failures.isEmpty || !sighted.isEmpty || replayed != nil }

  /// Takes one message in.
  package mutating func hear(_ message: WorkerMessage) {
    switch message {
    case .progress(_, let executions, let seconds):
      self.executions = executions
      self.seconds = seconds
    case .sighted(let race): sighted.append(race)
    case .found(let failure): failures.append(failure)
    case .replayed(let execution, let wrong): replayed = (execution, wrong)
    case .departed: hasDeparted = true
    case .recounted(let schedule, let execution, let wrong):
      recounted[schedule] = (execution, wrong)
    case .branched(let execution):
      if let whole = told.complete(execution) { branches.append(whole) }
    case .noTree(let why): obstacle = why
    case .noticed, .handedOver, .stepped, .hinted: break
    case .finished(let summary): self.summary = summary
    }
  }

  /// The verdict, once the worker has ended.
  package mutating func verdict(
    _ end: WorkerLauncher.End, settings: SearchSettings
  ) -> Verdict {
    if settings.detail != nil { globals = GlobalVariables(object: settings.object) }
    let resolver = Symbolizer(
      codes, in: settings.object, sources: sources, toolchain: toolchain, known: known)
    if let replayed {
      var verdict = verdict(of: replayed.execution, replayed.wrong, settings, resolver)
      add(end, to: &verdict)
      verdict.settleUnfinished()
      verdict.messages += resolver.complaints
      return verdict
    }
    var verdict = Verdict(
      kind: .nothingWrong, executions: summary?.executions ?? executions,
      cutShort: summary?.cutShort ?? 0, seconds: summary?.seconds ?? seconds,
      workers: settings.hasWidth ? settings.workers : 0,
      program: String(settings.program, radix: 36),
      shards: settings.shard.map { [$0] } ?? [])
    verdict.certainty = summary?.certainty ?? .sampled
    verdict.assumptions = summary?.assumptions ?? []
    verdict.uncertainty = summary?.uncertainty.map {
      uncertainty($0, of: settings.object, resolver)
    }
    verdict.visible = (summary?.racyPlaces ?? []).map { String($0.offset, radix: 36) }
      .joined(separator: ".")
    for var other in summary?.others ?? [] {
      other.uncertainty = other.uncertainty.map { uncertainty($0, of: settings.object, resolver) }
      if other.reading.wakes == .any {
        verdict.spurious = OtherReading(other)
      } else {
        verdict.late = OtherReading(other)
      }
    }
    for (failure, finding) in withoutRacesAsOverlaps(failures.map { ($0, finding($0, resolver)) }) {
      // What only late timers show is told with them.
      if settings.time == .both, failure.schedule.reading.time == .any {
        var late = verdict.late ?? OtherReading(unfinished: failure.schedule.reading)
        late.findings.add([finding])
        verdict.late = late
      } else {
        verdict.findings.add([finding])
      }
    }
    verdict.outcomes = (summary?.outcomes ?? []).sorted(by: Outcome.isBefore)
    verdict.stories = stories(resolver)
    verdict.moreOutcomes = summary?.moreOutcomes ?? 0
    verdict.longest = summary?.longest ?? 0
    if verdict.moreOutcomes == 0, !verdict.outcomes.isEmpty {
      // Only what the table has is counted: it may be of another pass than the one cut short last.
      verdict.executions = verdict.outcomes.reduce(0) { $0 + $1.executions }
    }
    if let unsupported = verdict.findings.first(where: { $0.kind == .unsupported }) {
      verdict.kind = .unsupported
      verdict.messages.insert(unsupported.explanation, at: 0)
    } else if !verdict.findings.isEmpty {
      verdict.kind = .findings
    }
    if end != .finished || leavesRacesUntold {
      for finding in sightings(resolver, schedule: Schedule(program: settings.program))
      where !verdict.findings.contains(where: { $0.isSame(as: finding) }) {
        verdict.findings.append(finding)
        verdict.kind = .findings
      }
    }
    add(end, to: &verdict)
    verdict.settleUnfinished()
    verdict.messages += resolver.complaints
    verdict.hasDeparted = hasDeparted
    if hasDeparted {
      verdict.kind = .inconclusive
      verdict.messages.insert(
        "the program does not match this schedule; is the schedule from another version of the file?",
        at: 0)
    }
    return verdict
  }

  private func add(_ end: WorkerLauncher.End, to verdict: inout Verdict) {
    switch end {
    case .finished: return
    case .refused(let reason):
      verdict.kind = .inconclusive
      verdict.messages.insert("the program cannot be started: \(reason)", at: 0)
    case .ended(let error):
      // What was found before is found all the same.
      if verdict.kind != .findings { verdict.kind = .inconclusive }
      verdict.messages.insert(error.description, at: 0)
    case .silent:
      verdict.findings.append(Finding(.unfinished(.silence), words: words))
      verdict.kind = .findings
    case .died(let how):
      verdict.findings.append(Finding(.crashed(.workerDied(how)), words: words))
      verdict.kind = .findings
    }
    verdict.certainty = .sampled
  }

  func finding(_ failure: FoundFailure, _ resolver: Symbolizer) -> Finding {
    let builder = StoryBuilder(
      resolver: resolver, sources: sources, checkFiles: checkFiles, words: words)
    let execution = failure.execution ?? RecordedExecution()
    let story = builder.story(
      of: execution.events, lanes: execution.lanes.map { ($0.kind, $0.name) },
      fault: failure.race.map { .race($0) } ?? fault(of: execution),
      detail: detail(of: execution, resolver))
    var places = failure.race.map { builder.places(of: $0, in: execution.events) } ?? []
    if places.isEmpty {
      places = resolver.places(of: failure.failure.places, else: failure.failure.fallback)
    }
    if places.isEmpty, failure.failure.kind == .uncaughtError {
      // It has left every function: the last thing that the outermost one called threw it. One that
      // is asynchronous runs as the first task.
      let task = execution.lanes.firstIndex { $0.kind == .task }
      let last = execution.events.reversed().lazy.filter { $0.lane == 0 || $0.lane == task }
        .compactMap { ($0.callers.reversed() + [$0.place]).lazy.compactMap(resolver.place).first }
      places = last.first.map { [$0] } ?? []
    }
    return Finding(
      failure.failure.mistake, at: places, schedule: failure.schedule,
      foundAfter: failure.foundAfter, story: story, namedFiles: namedFiles, words: words)
  }

  func fault(of execution: RecordedExecution) -> StoryBuilder.Fault {
    execution.end == .stuck ? .stuck(execution.waiting) : .failure
  }

  /// The places in the code of all that is to be told.
  var codes: Set<CodePlace> {
    var codes: Set<CodePlace> = []
    for wrong in failures.map(\.failure) + (replayed?.wrong ?? []) {
      codes.formUnion(wrong.places)
      codes.formUnion(wrong.fallback)
    }
    let executions =
      failures.compactMap(\.execution) + (replayed.map { [$0.execution] } ?? [])
      + recounted.values.map(\.execution) + branches.map(\.execution)
    for execution in executions {
      codes.formUnion(execution.origins.values)
      codes.formUnion(execution.moments.flatMap { $0.lanes.flatMap(\.places) })
      codes.formUnion(execution.events.flatMap { [$0.place] + $0.callers })
      codes.formUnion(execution.waiting.map(\.place))
    }
    let uncertain = [summary?.uncertainty] + (summary?.others ?? []).map(\.uncertainty)
    codes.formUnion(uncertain.compactMap { $0?.place })
    if summary == nil || leavesRacesUntold { codes.formUnion(sighted.flatMap(\.places)) }
    return codes
  }
}
