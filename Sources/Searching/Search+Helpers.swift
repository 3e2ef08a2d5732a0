import CExploration
import Channel
import Exploration
import Foundation

/// What a helper tells of the subtree that it explored, where nothing in it was out of the ordinary.
struct SubtreeReport: Sendable, Codable {
  var explored: ExploredSubtree
  var outcomes: OutcomeCounts
  var pass: SearchState.Pass
  var total: Int
  var pointsReached: Int
  var longest: UInt64
  var seconds: Double
}

/// A search for every order that takes long gives parts of it to copies of its process, one for each processor.
///
/// What comes out is the same as without them: see ``SourceSets/partToGiveAway(from:)``. A helper that sees
/// anything but executions that end well, or that finds more to see than its search knew, is of no use, and the search
/// explores that part itself: so a finding is told by the one process that would have found it alone.
extension Search: SubtreeHelpers {
  /// Starts a helper if there is a processor for it and something to do.
  func shareWork(until limit: Double) {
    guard cexploration_has_idle_processor(), let reducing, engine.reading.isPlain, isWhole,
      (orders?.count ?? 0) < state.pass.executions,
      elapsed - state.passBegan >= settings.sharesAfter,
      elapsed >= givesAgain
    else { return }
    guard let part = reducing.partToGiveAway(from: leastDepthToGive) else {
      givesAgain = elapsed + Self.pause
      return
    }
    reducing.helpers = self
    latestToShare = limit
    switch cexploration_start_helper() {
    case 0: help(reducing, with: part, until: limit)
    case -1: givesAgain = elapsed + Self.pause
    case let helper: reducing.give(part, to: helper)
    }
  }

  /// Waits for what a helper found out.
  package func result(of helper: Int32, at depth: Int) -> ExploredSubtree? {
    var bytes: UnsafeRawPointer?
    var count = cexploration_wait_for_helper(helper, &bytes)
    while count == -2, elapsed <= latestToShare {
      tellProgress(.everyOrder, elapsed)
      count = cexploration_wait_for_helper(helper, &bytes)
    }
    guard count >= 0, let bytes,
      let report = try? JSONDecoder().decode(
        SubtreeReport.self, from: Data(bytes: bytes, count: Int(count))),
      state.outcomes.hasRoom(for: report.outcomes)
    else {
      // What is too much for one helper is for the next ones in smaller parts.
      leastDepthToGive = max(leastDepthToGive, depth + 1)
      return nil
    }
    // There was no larger part to give; in a while there may be.
    if report.seconds < Self.worthwhile { givesAgain = elapsed + Self.worthwhile }
    state.outcomes.add(report.outcomes)
    state.pass.executions += report.pass.executions
    state.pass.cutShort += report.pass.cutShort
    state.total += report.total
    state.summary.helped += report.total
    state.pointsReached += report.pointsReached
    state.summary.longest = max(state.summary.longest, report.longest)
    forget(helper)
    return report.explored
  }

  /// A helper that has less to do than these seconds costs more than it saves.
  private static let worthwhile = 0.005
  /// To look for something to give takes far less than these seconds.
  private static let pause = 0.002

  /// Lets another process be the helper of that number.
  package func forget(_ helper: Int32) {
    cexploration_forget_helper(helper)
  }

  // MARK: In a helper

  /// Explores what its search gave away, tells it, and ends.
  private func help(_ reducing: SourceSets, with part: PartOfSearch, until limit: Double) -> Never {
    tell = { _ in }
    engine.memory.raceSighted = nil
    let begin = elapsed
    let known = state.summary.assumptions
    state.outcomes = OutcomeCounts()
    state.pass = SearchState.Pass()
    (state.total, state.pointsReached, state.summary.longest) = (0, 0, 0)
    reducing.keepOnly(part)
    let recording = Recording(reducing)
    engine.strategy = recording
    while recording.begin() {
      let result = run(recording)
      guard isOrdinary(result, knowing: known), cexploration_is_wanted(), !hasGrownAsHelper,
        elapsed <= limit
      else { endHelping(nil) }
      judge(result, recording)
      shareWork(until: limit)
    }
    endHelping(
      reducing.explored.map {
        SubtreeReport(
          explored: $0, outcomes: state.outcomes, pass: state.pass, total: state.total,
          pointsReached: state.pointsReached, longest: state.summary.longest,
          seconds: elapsed - begin)
      })
  }

  private func endHelping(_ report: SubtreeReport?) -> Never {
    reducing?.forgetAll()
    let bytes = report.flatMap { try? JSONEncoder().encode($0) }
    guard let bytes else { cexploration_end_helper(nil, 0) }
    bytes.withUnsafeBytes { cexploration_end_helper($0.baseAddress, $0.count) }
  }

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
