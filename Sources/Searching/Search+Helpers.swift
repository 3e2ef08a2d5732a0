import CExploration
import Channel
import Exploration
import Foundation

/// A search for every order that takes long gives parts of it to copies of its process, one for each processor.
///
/// What comes out is the same as without them: see ``SourceSets/partToGiveAway(from:)``. A helper that sees
/// anything but executions that end well, or that finds more to see than its search knew, is of no use, and the search
/// explores that part itself: so a finding is told by the one process that would have found it alone. Where its time
/// ends before it comes to that part, it takes what its helpers have seen by then; see ``gather()``.
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
    var report = self.report(of: helper) { elapsed <= latestToShare && !isHurried }
    let isLate = elapsed > latestToShare || isHurried
    if isLate, report == nil {
      cexploration_hurry_helper(helper)
      let latest = clock.now + lastWait
      report = self.report(of: helper) { clock.now < latest }
    }
    // What the helper has seen by then is all that there will be of this part.
    isOver = isLate && report?.explored == nil
    guard let report, let explored = report.explored, state.outcomes.hasRoom(for: report.outcomes)
    else {
      // What is too much for one helper is for the next ones in smaller parts.
      leastDepthToGive = max(leastDepthToGive, depth + 1)
      unusual += report?.unusual ?? []
      if isOver, let report { take(report) }
      return nil
    }
    // There was no larger part to give; in a while there may be.
    if report.seconds < Self.worthwhile { givesAgain = elapsed + Self.worthwhile }
    take(report)
    forget(helper)
    return explored
  }

  /// Takes what helpers have seen so far, and looks at what was out of the ordinary there: the search ends before it
  /// would come to it.
  func gather() {
    isOver = false
    guard let reducing else { return }
    let helpers = reducing.helpersAtWork
    for helper in helpers { cexploration_hurry_helper(helper) }
    let latest = clock.now + lastWait
    for helper in helpers {
      guard let report = report(of: helper, while: { clock.now < latest }) else { continue }
      take(report)
      unusual += report.unusual
    }
    reducing.forgetAll()
  }

  /// Runs what helpers found to be out of the ordinary, and keeps what is wrong there.
  func seeWhatIsUnusual() {
    defer { unusual = [] }
    for schedule in unusual.prefix(Self.mostUnusual) where !isHopeless {
      let replay = Replay(schedule)
      let recording = Recording(replay)
      guard recording.begin() else { continue }
      engine.strategy = recording
      let result = run(recording)
      guard replay.departure == nil else { continue }
      noteCircumstances(of: result, recording)
      judge(result, recording)
    }
  }

  /// What a helper tells, once it does; `nil` if it is not to be waited for any longer.
  private func report(of helper: Int32, while isInTime: () -> Bool) -> SubtreeReport? {
    var bytes: UnsafeRawPointer?
    var count = cexploration_wait_for_helper(helper, &bytes)
    while count == -2, isInTime() {
      tellProgress(.everyOrder, elapsed)
      count = cexploration_wait_for_helper(helper, &bytes)
    }
    guard count >= 0, let bytes else { return nil }
    return try? JSONDecoder().decode(
      SubtreeReport.self, from: Data(bytes: bytes, count: Int(count)))
  }

  /// Counts what a helper has run.
  private func take(_ report: SubtreeReport) {
    state.outcomes.add(report.outcomes)
    state.pass.executions += report.pass.executions
    state.pass.cutShort += report.pass.cutShort
    state.total += report.total
    state.summary.helped += report.total
    state.pointsReached += report.pointsReached
    state.summary.longest = max(state.summary.longest, report.longest)
  }

  /// A helper that has less to do than these seconds costs more than it saves.
  private static let worthwhile = 0.005
  /// To look for something to give takes far less than these seconds.
  private static let pause = 0.002
  /// How many executions that are out of the ordinary are looked at where the time is over.
  static let mostUnusual = 8
  /// How long helpers are waited for once the time is over: longer than they wait for their own ones.
  private var lastWait: Duration { .milliseconds(800 >> min(level, 4)) }

  /// Lets another process be the helper of that number.
  package func forget(_ helper: Int32) {
    cexploration_forget_helper(helper)
  }
}
