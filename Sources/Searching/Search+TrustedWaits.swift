import Channel
import Exploration

/// What comes of waits that ended without a signal and were taken for done.
struct TrustedWaits: Sendable, Codable {
  /// What was printed that the first reading does not print.
  struct Output: Sendable, Codable {
    /// The trusted waits of executions that print it.
    var places: Set<CodePlace>
    var schedule: Schedule
    var foundAfter: Int
    /// Whether it was printed without one: a loop may tell how often it looks.
    var isFair = false
  }

  var outputs: [[UInt8]: Output] = [:]
  /// The waits that were trusted although what they wait for could not be there.
  var blind: Set<CodePlace> = []
  /// More outputs than these are not looked at.
  static let most = 200
}

extension Search {
  /// Everything that is wrong with an execution, in the reading that is searched.
  func wrong(in result: ExecutionResult) -> [Classification] {
    Classification.all(in: result).map { asToldOf(result, $0) }
  }

  /// What is wrong as it is told: in a reading of its own that shows what only it can show, as its.
  func asToldOf(_ result: ExecutionResult, _ one: Classification) -> Classification {
    // That the check ends somewhere is nobody's mistake.
    guard engine.reading.wakes == .any, !one.kind.isLimit else { return one }
    let wait = result.trusts.first { $0.isBlind } ?? result.trusts.first
    return Classification(
      .spuriousWakeup(.leads(to: one.mistake)),
      places: (wait.map { [$0.place] } ?? []) + one.places, fallback: one.fallback)
  }

  /// A wait that was trusted in an execution that shows nothing else.
  func trustWithoutHarm(in result: ExecutionResult) -> [Classification] {
    guard let wait = result.trusts.first(where: \.isBlind) else { return [] }
    let text = String(decoding: result.output, as: UTF8.self)
    return [Classification(.spuriousWakeup(.prints(text)), places: [wait.place])]
  }

  /// Whether an execution shows a failure.
  func shows(_ result: ExecutionResult, _ failure: Classification) -> Bool {
    if case .spuriousWakeup(.prints(let text)) = failure.mistake {
      return result.end == .finished && result.failures.isEmpty
        && String(decoding: result.output, as: UTF8.self) == text
        && result.trusts.contains { failure.places.contains($0.place) }
    }
    return wrong(in: result).contains { $0.key == failure.key }
  }

  /// Notes what an execution prints, and which waits it trusted.
  func noteTrust(_ result: ExecutionResult, isRight: Bool, _ recording: Recording) {
    for trust in result.trusts where trust.isBlind { state.trusted.blind.insert(trust.place) }
    guard isRight, let first = state.first, first.summary.certainty == .proved,
      !first.outcomes.contains(result.output)
    else { return }
    let places = Set(result.trusts.map(\.place))
    if state.trusted.outputs[result.output] == nil {
      guard state.trusted.outputs.count < TrustedWaits.most else { return }
      state.trusted.outputs[result.output] = TrustedWaits.Output(
        places: [], schedule: schedule(of: recording), foundAfter: state.total)
    }
    state.trusted.outputs[result.output]?.places.formUnion(places)
    if places.isEmpty { state.trusted.outputs[result.output]?.isFair = true }
  }

  /// A wait is a mistake if it is trusted although nothing can have come, and if that can be seen.
  func keepTrustedWaits() {
    let blind = state.trusted.blind
    let outputs = state.trusted.outputs
      .filter { !$0.value.isFair && !$0.value.places.isDisjoint(with: blind) }
      .sorted { $0.value.foundAfter < $1.value.foundAfter }
    guard !outputs.isEmpty, let known = isWhole ? state.first?.outcomes : outcomesOfAllParts()
    else { return }
    for (text, output) in outputs where !known.contains(text) {
      guard let place = output.places.intersection(blind).min() else { continue }
      let failure = Classification(
        .spuriousWakeup(.prints(String(decoding: text, as: UTF8.self))), places: [place])
      guard state.known.insert(failure.key).inserted else { continue }
      keep(failure, foundAfter: output.foundAfter, output.schedule)
    }
  }

  /// What the first reading comes to in all parts of a divided search; `nil` where that takes too long.
  ///
  /// What one part has not seen another one may have: it is not new because of that.
  private func outcomesOfAllParts() -> OutcomeCounts? {
    let (before, reading) = (state, engine.reading)
    defer {
      let executed = (state.total, state.pointsReached)
      state = before
      (state.total, state.pointsReached) = executed
      engine.reading = reading
    }
    engine.reading = plan.reading
    state.outcomes = OutcomeCounts()
    state.pass = SearchState.Pass()
    let strategy = SourceSets()
    // Nothing is handed over here: what runs is not the search for every order itself.
    guard (try? explore(strategy, .everyOrder, until: end)) == true,
      strategy.isComplete, !state.pass.mustBeRepeated
    else { return nil }
    return state.outcomes
  }
}
