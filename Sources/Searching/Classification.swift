import Channel
import Exploration

/// From what the engine and the models noted, and from the lanes that wait.
extension Classification {
  /// Everything that was wrong with an execution, the most telling first.
  static func all(in result: ExecutionResult) -> [Classification] {
    var isStuck = false
    if case .stuck = result.end { isStuck = true }
    var tooLong: CodePlace?
    if case .tooLong = result.end { tooLong = result.place }
    return all(result.failures, result.waiting, isStuck: isStuck, tooLong: tooLong)
  }

  /// Everything that was wrong with an execution that was recorded.
  static func all(in execution: RecordedExecution) -> [Classification] {
    let numbers = ResourceNumbers(execution.events)
    var waiting = execution.waiting
    for index in waiting.indices {
      waiting[index].reason = waiting[index].reason.map {
        numbers.numbered($0, waiting[index].resource)
      }
    }
    return all(
      execution.failures, waiting, isStuck: execution.end == .stuck,
      tooLong: execution.end == .tooLong ? execution.events.last?.place ?? CodePlace(0) : nil)
  }

  /// - Parameter tooLong: Where an execution was that did not end.
  private static func all(
    _ failures: [Failure], _ waiting: [WaitingLane], isStuck: Bool, tooLong: CodePlace?
  ) -> [Classification] {
    var found = failures.map {
      Classification(
        $0.mistake, places: [$0.earlier, $0.place].filter(\.isKnown), fallback: [$0.caller])
    }
    let places = waiting.filter { !$0.isDaemon }.map(\.place).filter(\.isKnown)
    for index in found.indices {
      // Lanes that wait in vain for a group are part of the mistake.
      if found[index].kind == .groupNeverLeft { found[index].places += places }
      if found[index].places.isEmpty { found[index].places = places }
    }
    if isStuck {
      // A group that is never left is often only what the real mistake leads to; where a lane has no
      // worker, is kept out of the runtime, or lanes wait for one another, so is everything else that is never done.
      var symptoms: Set<FindingKind> = [.groupNeverLeft]
      if waiting.contains(where: { $0.waitsForWorker || $0.reason == .runtimeLock })
        || cycle(among: waiting) != nil
      {
        symptoms.formUnion([.continuationNeverResumed, .stillWaiting])
      }
      let isSymptom = found.allSatisfy { symptoms.contains($0.kind) }
      if isSymptom, let cause = stuck(waiting, explained: !found.isEmpty) {
        found = [cause]
      } else if !isSymptom {
        found.removeAll { $0.kind == .groupNeverLeft }
      }
    } else if let tooLong, found.isEmpty {
      found.append(
        Classification(
          .unfinished(.steps(Engine.shared.limits.steps)), places: [tooLong]))
    }
    return found
  }

  /// - Parameter explained: Whether a model has said already why a lane waits; then only what
  ///   explains that in turn is wanted.
  private static func stuck(_ waiting: [WaitingLane], explained: Bool) -> Classification? {
    let isStarved = waiting.contains(where: \.waitsForWorker)
    let all = waiting.filter { !$0.isDaemon }
    var stopped = all.filter { !(explained && !isStarved && $0.waitsForGroup) }
    if stopped.isEmpty && explained { return nil }
    // What main waits for may be what those do not come to that wait for a group.
    if stopped.allSatisfy({ $0.lane == 0 }) { stopped = all }
    if let cycle = cycle(among: waiting) {
      return Classification(
        .deadlock(.circle(cycle.map { $0.wait(among: waiting) })), places: cycle.map(\.place))
    }
    let places = stopped.map(\.place).filter(\.isKnown)
    let starved = waiting.lazy.compactMap { lane in lane.line.map { (lane, $0) } }
    if let (lane, (pool, width, _)) = starved.min(by: { $0.1.ahead < $1.1.ahead }) {
      // The tasks that block are to blame, and not the lanes that wait for them.
      let tasks = stopped.filter { $0.name.kind == .task }.map(\.place).filter(\.isKnown)
      return Classification(
        .poolExhausted(pool, width, needed: lane.name),
        places: pool == .taskPool && !tasks.isEmpty ? tasks : places)
    }
    if let waits = behindGroup(waiting) {
      return Classification(
        .deadlock(.stuck(waits.map { $0.wait(among: waiting) })), places: waits.map(\.place))
    }
    if let looking = stopped.first(where: { $0.verb == .lookAgain }) {
      return Classification(
        looking.isBackWhereItWas
          ? .noProgress(looking.name)
          : .unfinished(.looks(looking.name, Engine.shared.limits.vainLooks)),
        places: [looking.place])
    }
    return Classification(mistake(of: stopped, among: waiting), places: places)
  }

  /// No lane can make progress, and neither a circle nor a pool says why.
  private static func mistake(
    of stopped: [WaitingLane], among waiting: [WaitingLane]
  ) -> Mistake {
    let waits = stopped.map { $0.wait(among: waiting) }
    if stopped.contains(where: \.waitsForCondition) { return .lostWakeup(.stuck(waits)) }
    // The program has ended; only other lanes wait.
    guard let main = stopped.first(where: { $0.lane == 0 }) else {
      return .stillWaiting(.stuck(waits))
    }
    // An asynchronous main waits for a job that nothing sends, and no lock keeps anybody from it.
    if stopped.count == 1, main.reason == .mainBlock { return .stillWaiting(.stuck(waits)) }
    return main.waitsForGroup ? .groupNeverLeft(.stuck(waits)) : .deadlock(.stuck(waits))
  }

  /// What makes two failures the same finding.
  var key: String {
    // One wait that is trusted is one mistake, whatever comes of it.
    let place = kind == .spuriousWakeup ? places.first : places.last
    return "\(kind.rawValue) \(place?.offset ?? 0)"
  }
}

extension WaitingLane {
  /// Who it is, why it waits, and which of the others has the lock that it waits for.
  fileprivate func wait(among others: [WaitingLane]) -> Wait {
    guard case .unlock = reason, let holder = holders.first else {
      return Wait(name, for: reason ?? .resume)
    }
    return Wait(
      name, for: reason ?? .resume, holder: others.first { $0.lane == holder }?.name)
  }

  var waitsForGroup: Bool {
    if case .leaves = reason { true } else { false }
  }

  fileprivate var waitsForWorker: Bool { line != nil }

  /// What it waits for a worker of, and behind how many others.
  fileprivate var line: (pool: ResourceKind, width: PoolWidth, ahead: Int)? {
    guard case .worker(let pool, let width, let ahead) = reason else { return nil }
    return (pool, width, ahead)
  }

  fileprivate var waitsForCondition: Bool {
    switch reason {
    case .signal(let resource), .unlockWithCondition(let resource): resource.kind.isCondition
    default: false
    }
  }
}
