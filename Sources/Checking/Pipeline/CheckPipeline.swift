import Channel
import Exploration

/// A check from the files to the verdict: what is built once, and each run of it explored and judged.
///
/// `check` and `grade` are front ends of it.
package struct CheckPipeline: Sendable {
  private let request: BuildRequest
  private let settings: SearchSettings
  private let patience: Double
  private let toolchain: Toolchain
  private let builder: ObjectBuilder
  private let launcher: WorkerLauncher
  private let known = KnownPlaces()

  /// Makes ready for a check; nothing is compiled yet.
  ///
  /// - Parameters:
  ///   - request: What is to be built, and which of its functions are called.
  ///   - settings: How each run is searched. What is explored follows from the request.
  ///   - patience: Seconds that a worker may be silent.
  ///   - toolchain: What compiles, and finds lines.
  ///   - executable: The running command, which is its own worker process.
  /// - Throws: An error of the file system when there is no place for what is built.
  package init(
    _ request: BuildRequest, _ settings: SearchSettings, patience: Double, toolchain: Toolchain,
    executable: String
  ) throws {
    self.request = request
    self.settings = settings
    self.patience = patience
    self.toolchain = toolchain
    builder = try ObjectBuilder(toolchain: toolchain, executable: executable)
    launcher = WorkerLauncher(executable: executable)
  }

  /// Removes what this process has half done; a build that is running does not continue.
  package var abandon: @Sendable () -> Void { builder.abandon }

  /// Starts a worker that waits for its run: it gets ready while the compiler works.
  ///
  /// - Throws: An error of the system when no process can be started.
  package func start() throws -> IdleWorker { try launcher.start() }

  /// Builds the program, or finds it made already.
  ///
  /// - Returns: What a worker is told: one run for a program that starts itself, or one for each
  ///   function that is called, in their order.
  /// - Throws: ``BuildError``, ``UnsupportedAPI``, ``UnsafeUse``, or an error of the file system.
  package func build() throws -> [SearchSettings] {
    var settings = settings
    settings.object = try builder.build(request)
    settings.endsWithMain = request.calls.isEmpty
    settings.entry = settings.endsWithMain ? "main" : WorkerChannel.scenarioEntry
    return (0..<max(1, request.calls.count)).map { number in
      var run = settings
      run.number = Int32(number)
      // A schedule of one function is none of another's.
      run.program = request.fingerprint(call: number)
      return run
    }
  }

  /// Explores one run and judges it.
  ///
  /// - Parameters:
  ///   - run: One of ``build()``.
  ///   - worker: A worker that waits already, or has begun with this run; `nil` to start one.
  ///   - tree: Gets all executions as a tree, or why there is none, if the run asks for it.
  ///   - each: Gets each message of the worker as it arrives.
  /// - Throws: An error of the system when no process can be started, or ``ToolError`` when the worker was
  ///   ended by another process before it had found anything.
  package func explore(
    _ run: SearchSettings, on worker: IdleWorker? = nil,
    tree tell: (Result<ScheduleTree, TreelessProgram>) -> Void = { _ in },
    each: (WorkerMessage) -> Void = { _ in }
  ) throws -> Verdict {
    var judge = Judge(
      sources: files,
      checkFiles: request.checkFiles, toolchain: toolchain, known: known)
    let end = try launcher.run(run, on: worker, patience: patience) { message in
      judge.hear(message)
      each(message)
    }
    if case .ended(let error) = end, !judge.hasHeard { throw error }
    var verdict = judge.verdict(end, settings: run)
    if let detail = run.detail {
      verdict.source = files.map { SourceText(file: $0.path, text: $0.text) }
      if detail.executions != nil, !detail.isOnlyOfMistakes || verdict.kind == .findings {
        tell(Result { () throws(TreelessProgram) in try judge.tree(run) })
      }
    }
    return verdict
  }

  private var files: [SwiftSource] { request.program.sources + (request.library?.sources ?? []) }

  /// Answers what a person asks who chooses the lanes of one run.
  ///
  /// - Parameters:
  ///   - run: One of ``build()``, with the schedule in which the lanes are chosen.
  ///   - request: What is asked.
  ///   - wanted: What counts as broken, besides what fails or waits forever.
  /// - Throws: An error of the system when no process can be started, or ``ToolError`` when the worker was
  ///   ended by another process.
  package func step(
    _ run: SearchSettings, _ request: SteppingRequest, wanted: SteppingRequest.Wanted
  ) throws -> SteppingEvent {
    var run = run
    run.stepping = request
    run.hasWidth = true
    var judge = Judge(
      sources: files,
      checkFiles: self.request.checkFiles, toolchain: toolchain, known: known)
    var answer: SteppingEvent?
    let end = try launcher.run(run, patience: patience) { message in
      switch message {
      case .stepped(let stepped): answer = .arrived(judge.step(stepped, wanted: wanted, run))
      case .hinted(let hint): answer = .hinted(hint)
      case .departed: answer = .failed(.departed)
      default: break
      }
    }
    if let answer { return answer }
    if case .ended(let error) = end { throw error }
    return .failed(SteppingFailure(end))
  }

  /// Builds, and runs one schedule again, with the function and the pool that it was found with.
  ///
  /// - Returns: What happened in it; `nil` for a schedule that belongs to none of the runs.
  /// - Throws: What ``build()`` and ``explore(_:on:tree:each:)`` throw.
  package func replay(
    _ schedule: Schedule, each: (WorkerMessage) -> Void = { _ in }
  ) throws -> Verdict? {
    guard var run = try build().first(where: { $0.program == schedule.program }) else { return nil }
    run.schedule = schedule
    run.hasWidth = true
    return try explore(run, each: each)
  }
}

extension SteppingFailure {
  fileprivate init(_ end: WorkerLauncher.End) {
    switch end {
    case .finished, .silent: self = .silent
    case .died(let how): self = .died(how)
    case .ended(let error): self = .refused(error.description)
    case .refused(let reason): self = .refused(reason)
    }
  }
}
