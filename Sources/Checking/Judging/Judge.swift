import Exploration

/// Makes the verdict of what a worker told.
///
/// The worker runs code that nobody trusts: what it tells is taken for what it says about the code,
/// and a worker that does not come to its end is itself a finding.
public struct Judge {
  let sources: [SwiftSource]
  let toolchain: Toolchain
  var failures: [FoundFailure] = []
  var replayed: RecordedExecution?
  private var summary: SearchSummary?
  private var hasDeparted = false
  private var executions = 0
  private var seconds = 0.0

  /// Judges one program.
  ///
  /// - Parameters:
  ///   - sources: The learner's files, for the lines of what is found.
  ///   - toolchain: What finds the lines.
  public init(sources: [SwiftSource], toolchain: Toolchain) {
    self.sources = sources
    self.toolchain = toolchain
  }

  /// Takes one message in.
  public mutating func hear(_ message: WorkerMessage) {
    switch message {
    case .progress(_, let executions, let seconds):
      self.executions = executions
      self.seconds = seconds
    case .found(let failure): failures.append(failure)
    case .replayed(let execution): replayed = execution
    case .departed: hasDeparted = true
    case .handedOver: break
    case .finished(let summary): self.summary = summary
    }
  }

  /// The verdict, once the worker has ended.
  public func verdict(
    _ end: WorkerLauncher.End, settings: SearchSettings, shard: Shard?
  ) -> Verdict {
    let resolver = Symbolizer(
      codes, in: settings.object, sources: sources, toolchain: toolchain)
    if let replayed {
      var verdict = verdict(of: replayed, settings, resolver)
      add(end, to: &verdict)
      verdict.messages += resolver.complaints
      return verdict
    }
    var verdict = Verdict(
      kind: .nothingWrong, executions: summary?.executions ?? executions,
      cutShort: summary?.cutShort ?? 0, seconds: summary?.seconds ?? seconds,
      workers: settings.narrowWorkers == nil ? settings.workers : 0,
      program: String(settings.program, radix: 36),
      shards: shard.map { [$0] } ?? [])
    switch summary?.certainty {
    case "proved": verdict.certainty = .proved
    case "bounded": verdict.certainty = .provedUpTo(preemptions: summary?.preemptions ?? 0)
    default: verdict.certainty = .sampled
    }
    verdict.visible = (summary?.racyPlaces ?? []).map { String($0.offset, radix: 36) }
      .joined(separator: ".")
    for failure in failures {
      let finding = finding(failure, resolver)
      guard !verdict.findings.contains(where: { $0.isSame(as: finding) }) else { continue }
      verdict.findings.append(finding)
    }
    verdict.outcomes = (summary?.outcomes ?? []).map {
      Outcome(
        output: $0.output, executions: $0.executions, schedule: $0.schedule, isWrong: $0.isWrong,
        failure: $0.failure)
    }
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
    add(end, to: &verdict)
    verdict.messages += resolver.complaints
    if hasDeparted {
      verdict.kind = .inconclusive
      verdict.messages.insert(
        "the program does not follow this schedule; is it from another version of the file?", at: 0)
    }
    return verdict
  }

  private func add(_ end: WorkerLauncher.End, to verdict: inout Verdict) {
    switch end {
    case .finished: return
    case .refused(let reason):
      verdict.kind = .inconclusive
      verdict.messages.insert("the program cannot be started: \(reason)", at: 0)
    case .silent:
      verdict.findings.append(lost(.noProgress, "It kept the checker from ever coming back."))
      verdict.kind = .findings
    case .died(let how):
      verdict.findings.append(lost(.crashed, "It took its process down (\(how))."))
      verdict.kind = .findings
    }
    verdict.certainty = .sampled
  }

  private func lost(_ kind: FindingKind, _ message: String) -> Finding {
    Finding(kind: kind, explanation: message, places: [], schedule: "")
  }

  func finding(_ failure: FoundFailure, _ resolver: Symbolizer) -> Finding {
    let builder = StoryBuilder(resolver: resolver, sources: sources)
    let execution = failure.execution
    let story = builder.story(
      of: execution.events, lanes: execution.lanes.map { ($0.kind, $0.name) },
      fault: fault(failure))
    var places = failure.race.map { builder.places(of: $0, in: execution.events) } ?? []
    if places.isEmpty { places = resolver.places(of: failure.places, else: failure.fallback) }
    if places.isEmpty, failure.kind == .uncaughtError {
      // It has left every function: the last thing that the outermost one called threw it. One that
      // is asynchronous runs as the first task.
      let task = execution.lanes.firstIndex { $0.kind == .task }
      let last = execution.events.reversed().lazy.filter { $0.lane == 0 || $0.lane == task }
        .compactMap { ($0.callers.reversed() + [$0.place]).lazy.compactMap(resolver.place).first }
      places = last.first.map { [$0] } ?? []
    }
    return Finding(
      kind: failure.kind, explanation: failure.message,
      places: places, schedule: failure.schedule, foundAfter: failure.foundAfter, story: story)
  }

  private func fault(_ failure: FoundFailure) -> StoryBuilder.Fault {
    if let race = failure.race { return .race(race) }
    return failure.execution.end == "stuck" ? .stuck(failure.execution.waiting) : .failure
  }

  private var codes: Set<CodePlace> {
    var codes: Set<CodePlace> = []
    for failure in failures {
      codes.formUnion(failure.places)
      codes.formUnion(failure.fallback)
      codes.formUnion(failure.execution.events.flatMap { [$0.place] + $0.callers })
      codes.formUnion(failure.execution.waiting.map(\.place))
    }
    if let replayed {
      codes.formUnion(replayed.events.flatMap { [$0.place] + $0.callers })
      codes.formUnion(
        replayed.waiting.map(\.place) + replayed.failures.flatMap { [$0.place, $0.caller] })
    }
    return codes
  }
}
