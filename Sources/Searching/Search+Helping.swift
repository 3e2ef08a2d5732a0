import CExploration
import Channel
import Exploration
import Foundation

/// What a helper tells of the subtree that it was given.
struct SubtreeReport: Sendable, Codable {
  /// `nil` where it has seen only a part of it.
  var explored: ExploredSubtree?
  /// What leads to what is out of the ordinary there: the search has to see that itself.
  var unusual: [Schedule] = []
  var outcomes: OutcomeCounts
  var pass: SearchState.Pass
  var total: Int
  var pointsReached: Int
  var longest: UInt64
  var seconds: Double
}

/// What a process does that explores a part of another one's search; see ``Search/shareWork(until:)``.
extension Search {
  /// Explores what its search gave away, tells it, and ends.
  func help(_ reducing: SourceSets, with part: PartOfSearch, until limit: Double) -> Never {
    tell = { _ in }
    level += 1
    engine.memory.raceSighted = nil
    let begin = elapsed
    let known = state.summary.assumptions
    state.outcomes = OutcomeCounts()
    state.pass = SearchState.Pass()
    (state.total, state.pointsReached, state.summary.longest) = (0, 0, 0)
    unusual = []
    reducing.keepOnly(part)
    let recording = Recording(reducing)
    engine.strategy = recording
    while recording.begin() {
      if isOver { endWithPart(since: begin) }
      let result = run(recording)
      guard cexploration_is_wanted() else { endHelping(nil) }
      guard isOrdinary(result, knowing: known) else {
        unusual.insert(schedule(of: recording), at: 0)
        endWithPart(since: begin)
      }
      judge(result, recording)
      if isHurried || hasGrownAsHelper || elapsed > limit { endWithPart(since: begin) }
      shareWork(until: limit)
    }
    endHelping(reducing.explored.map { report(explored: $0, since: begin) })
  }

  /// Tells what it has seen, and its own helpers have, of a part that it does not explore to its end.
  private func endWithPart(since begin: Double) -> Never {
    gather()
    endHelping(report(explored: nil, since: begin))
  }

  private func report(explored: ExploredSubtree?, since begin: Double) -> SubtreeReport {
    SubtreeReport(
      explored: explored, unusual: Array(unusual.prefix(Self.mostUnusual)),
      outcomes: state.outcomes, pass: state.pass, total: state.total,
      pointsReached: state.pointsReached, longest: state.summary.longest,
      seconds: elapsed - begin)
  }

  private func endHelping(_ report: SubtreeReport?) -> Never {
    reducing?.forgetAll()
    let bytes = report.flatMap { try? JSONEncoder().encode($0) }
    guard let bytes else { cexploration_end_helper(nil, 0) }
    bytes.withUnsafeBytes { cexploration_end_helper($0.baseAddress, $0.count) }
  }

  /// Whether its search wants to have at once what there is.
  var isHurried: Bool { level > 0 && cexploration_is_hurried() }

  /// Whether an execution shows nothing but its outcome.
  private func isOrdinary(_ result: ExecutionResult, knowing known: Set<Assumption>) -> Bool {
    (result.end == .finished || result.end == .cutShort) && result.failures.isEmpty
      && !result.foundNewRace && !result.lendsMore
      && !result.assumptions.contains(.widePools) && known.isSuperset(of: result.assumptions)
      && wrong(in: result).isEmpty
  }

  /// Whether it takes more memory than a search may; what it began with counts as well.
  private var hasGrownAsHelper: Bool {
    ProcessMemory.peak > memoryAtStart + mostMemory
  }
}
