/// Any strategy, with what it costs counted.
package final class CountedStrategy: Strategy {
  /// What the strategy has cost so far.
  package struct Counts: Equatable, Sendable {
    /// The executions that were begun, and those of them that were cut short.
    package var executions = 0
    /// The executions that the strategy did not see to their ends.
    package var cutShort = 0
    /// The choices that were made, over all executions.
    package var points = 0
    /// The choices of another lane than the one that could have continued.
    ///
    /// A step that no other lane can notice, such as most lanes' starts, is none.
    package var preemptions = 0
    /// The most preemptions of one execution.
    package var mostPreemptions = 0
    /// The most choices of one execution.
    package var longest = 0
  }

  private let strategy: any Strategy
  /// What it has cost so far.
  package private(set) var counts = Counts()
  private var points = 0
  private var preemptions = 0
  /// The lane of the last step that others could notice, and the choice since then.
  private var owner: Int?
  private var last: (lane: Int, preempts: Bool)?

  /// Counts what a strategy does.
  package init(_ strategy: any Strategy) { self.strategy = strategy }

  /// Whether the strategy within asks for reversals.
  package func wantsReversals(at event: Int) -> Bool { strategy.wantsReversals(at: event) }

  /// Whether the strategy within goes another way.
  package func goesAnotherWay(at event: Int) -> Bool { strategy.goesAnotherWay(at: event) }

  /// Starts the next execution.
  package func begin() -> Bool {
    guard strategy.begin() else { return false }
    counts.executions += 1
    points = 0
    preemptions = 0
    owner = nil
    last = nil
    return true
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    guard let lane = strategy.choose(point) else { return nil }
    points += 1
    if !point.lastWasUnnoticed { settle() }
    last = (lane, owner.map { $0 != lane && point.enabled.contains($0) } ?? false)
    return lane
  }

  /// The last choice has turned out to matter.
  private func settle() {
    guard let last else { return }
    if last.preempts { preemptions += 1 }
    owner = last.lane
  }

  /// Passes a reversal on.
  package func reversal(at event: Int, initials: LaneSet, preferred: Int) {
    strategy.reversal(at: event, initials: initials, preferred: preferred)
  }

  /// Ends the execution.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {
    settle()
    counts.points += points
    counts.preemptions += preemptions
    counts.mostPreemptions = max(counts.mostPreemptions, preemptions)
    counts.longest = max(counts.longest, points)
    if case .cutShort = end { counts.cutShort += 1 }
    strategy.finish(end, events)
  }
}
