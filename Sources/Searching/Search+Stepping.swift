import Channel
import Exploration

/// Executions of which a person chooses the beginning.
extension Search {
  /// The most executions and scheduling points of a search for a hint: counts, so that the same
  /// question has the same answer on every machine.
  static let mostOfHint = (executions: 5_000, points: 500_000, switches: 8)

  /// Answers what a person asks who chooses the lanes.
  func step(_ request: SteppingRequest) {
    let base = settings.schedule ?? scheduleHere(seeing: [])
    let putBack = takeOn(base)
    defer { putBack() }
    let answer: WorkerMessage? =
      if let wanted = request.wanted {
        hint(base, request.choices, wanted).map { .hinted($0) }
      } else {
        look(base, request.choices).map { .stepped($0) }
      }
    tell(answer ?? .departed)
    tell(.finished(state.summary))
  }

  /// Where the execution stands; `nil` if the program does not offer the choices.
  private func look(_ base: Schedule, _ choices: [Int]) -> SteppedExecution? {
    let guided = Guided(base, choices: choices)
    let recording = Recording(guided)
    guard recording.begin() else { return nil }
    engine.strategy = recording
    let recorder = Recorder()
    engine.recorder = recorder
    let result = engine.runExecution(program)
    engine.recorder = nil
    guard !guided.hasDeparted else { return nil }
    var execution = RecordedExecution(recorder, result)
    execution.variablePlaces = recorder.variablePlaces
    return SteppedExecution(
      execution: execution,
      wrong: result.end == .cutShort ? [] : self.wrong(in: execution, result),
      mistake: result.end == .cutShort ? nil : wrong(in: result).first?.mistake,
      schedule: recording.schedule(
        program: settings.program, racyPlaces: engine.racyPlaces, workers: leanWidth,
        reading: engine.reading, numbers: GivenNumbers.shared.set, hashSeed: Hashing.shared.seed),
      path: guided.path, switches: guided.switches, current: guided.current, halt: recorder.halt)
  }

  /// The fewest switches from a beginning after which an execution breaks; `nil` if the program does not
  /// offer the beginning.
  private func hint(
    _ base: Schedule, _ choices: [Int], _ wanted: SteppingRequest.Wanted
  ) -> SteppingHint? {
    var executions = 0
    let outputs = Set(wanted.outputs.map { Array($0.utf8) })
    var points = 0
    for bound in 0...Self.mostOfHint.switches {
      let bounded = BoundedSearch(preemptions: bound, startsAreChoices: true)
      let guided = Guided(base, choices: choices, rest: bounded)
      engine.strategy = guided
      let before = executions
      while guided.begin() {
        guard executions < Self.mostOfHint.executions, points < Self.mostOfHint.points,
          executions == 0 || !hasGrown
        else { return .notFound(switches: bound > 0 ? bound - 1 : nil, executions: executions) }
        let result = run(guided)
        guard !guided.hasDeparted else { return nil }
        executions += 1
        points += result.steps
        let isBroken =
          outputs.contains(result.output) || (wanted.races && result.race != nil)
          || !wrong(in: result).isEmpty || !trustWithoutHarm(in: result).isEmpty
        if isBroken {
          return .breaks(switches: bound, first: guided.path.dropFirst(choices.count).first)
        }
        if Self.isEndless(result) {
          return .notFound(switches: bound > 0 ? bound - 1 : nil, executions: executions)
        }
      }
      if !bounded.wasBounded { return .cannotBreak(executions: executions - before) }
    }
    return .notFound(switches: Self.mostOfHint.switches, executions: executions)
  }

  private func run(_ guided: Guided) -> ExecutionResult {
    let result = engine.runExecution(program)
    hasRun = true
    return result
  }
}
