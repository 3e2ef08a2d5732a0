import Channel
import Exploration

/// From what the engine and the models noted, and from who waits.
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
    all(
      execution.failures, execution.waiting, isStuck: execution.end == .stuck,
      tooLong: execution.end == .tooLong ? execution.events.last?.place ?? CodePlace(0) : nil)
  }

  /// - Parameter tooLong: Where an execution was that did not end.
  private static func all(
    _ failures: [Failure], _ waiting: [WaitingLane], isStuck: Bool, tooLong: CodePlace?
  ) -> [Classification] {
    var found = failures.map {
      Classification(
        kind: $0.kind, message: $0.message, places: $0.place.isKnown ? [$0.place] : [],
        fallback: [$0.caller])
    }
    let places = waiting.filter { !$0.isDaemon }.map(\.place).filter(\.isKnown)
    for index in found.indices {
      // Who waits in vain for a group is part of the mistake.
      if found[index].kind == .groupNeverLeft { found[index].places += places }
      if found[index].places.isEmpty { found[index].places = places }
    }
    if isStuck {
      // A group that is never left is often only what the real mistake leads to.
      let isSymptom = found.allSatisfy { $0.kind == .groupNeverLeft }
      if isSymptom, let cause = stuck(waiting, explained: !found.isEmpty) {
        found = [cause]
      } else if !isSymptom {
        found.removeAll { $0.kind == .groupNeverLeft }
      }
    } else if let tooLong, found.isEmpty {
      found.append(
        Classification(
          kind: .noProgress, message: "It does not end: one run has too many steps.",
          places: [tooLong]))
    }
    return found
  }

  /// - Parameter explained: Whether a model has said already why somebody waits; then only what
  ///   explains that in turn is wanted.
  private static func stuck(_ waiting: [WaitingLane], explained: Bool) -> Classification? {
    let stopped = waiting.filter { !$0.isDaemon && !(explained && $0.resource.contains("group")) }
    if stopped.isEmpty && explained { return nil }
    if let cycle = cycle(among: waiting) {
      let text = cycle.map { "\($0.name) waits for \($0.waitsFor)" }.joined(separator: ", ")
      return Classification(
        kind: .deadlock, message: "Each waits for the next: \(text).", places: cycle.map(\.place))
    }
    let blamed = stopped.first { $0.lane == 0 } ?? stopped.first
    let places = stopped.map(\.place).filter(\.isKnown)
    if let hungry = waiting.first(where: { $0.waitsFor.contains("a worker") }) {
      return Classification(
        kind: .poolExhausted,
        message: "Every worker of the pool waits, and \(hungry.name), which none is left to run, "
          + "would have to act.",
        places: places)
    }
    if let looking = stopped.first(where: { $0.verb == "look again" }) {
      return Classification(
        kind: .noProgress, message: "\(looking.name) looks at the same value for ever.",
        places: [looking.place])
    }
    let list = stopped.map { "\($0.name) waits for \($0.waitsFor)" }.joined(separator: ", ")
    return Classification(
      kind: kind(of: stopped, blamed: blamed), message: "Nobody is left who could go on: \(list).",
      places: places)
  }

  private static func kind(of stopped: [WaitingLane], blamed: WaitingLane?) -> FindingKind {
    if stopped.contains(where: { $0.resource.lowercased().contains("condition") }) {
      return .lostWakeup
    }
    // The program has come to its end; only others wait.
    if !stopped.contains(where: { $0.lane == 0 }) { return .stillWaiting }
    if blamed?.resource.contains("group") == true { return .groupNeverLeft }
    return blamed?.kind == .task ? .continuationNeverResumed : .deadlock
  }

  /// Lanes that wait for one another in a circle.
  private static func cycle(among waiting: [WaitingLane]) -> [WaitingLane]? {
    let byLane = Dictionary(uniqueKeysWithValues: waiting.map { ($0.lane, $0) })
    for start in waiting {
      var path: [WaitingLane] = [start]
      while let next = path[path.count - 1].holders.compactMap({ byLane[$0] }).first {
        if let first = path.firstIndex(where: { $0.lane == next.lane }) {
          return Array(path[first...])
        }
        path.append(next)
      }
    }
    return nil
  }

  /// What makes two failures the same finding.
  var key: String { "\(kind.rawValue) \(places.last?.offset ?? 0)" }
}
