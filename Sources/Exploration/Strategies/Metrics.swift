/// Any strategy, counted.
public final class Metrics: Strategy {
  /// What the strategy has cost so far.
  public struct Counts: Equatable, Sendable {
    /// The executions that were begun, and those of them that were cut short.
    public var executions = 0
    public var cutShort = 0
    /// The choices that were made, over all executions.
    public var points = 0
    /// The choices of another lane than the one that could have gone on.
    public var preemptions = 0
    /// The most preemptions of one execution.
    public var mostPreemptions = 0
    /// The most choices of one execution.
    public var longest = 0
  }

  private let strategy: any Strategy
  public private(set) var counts = Counts()
  private var points = 0
  private var preemptions = 0

  /// Counts what a strategy does.
  public init(_ strategy: any Strategy) { self.strategy = strategy }

  public func wantsRaces(at event: Int) -> Bool { strategy.wantsRaces(at: event) }

  public func begin() -> Bool {
    guard strategy.begin() else { return false }
    counts.executions += 1
    points = 0
    preemptions = 0
    return true
  }

  public func choose(_ point: borrowing SchedulingPoint) -> Int? {
    guard let lane = strategy.choose(point) else { return nil }
    points += 1
    if let current = point.current, current != lane { preemptions += 1 }
    return lane
  }

  public func race(at event: Int, initials: LaneSet, preferred: Int) {
    strategy.race(at: event, initials: initials, preferred: preferred)
  }

  public func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {
    counts.points += points
    counts.preemptions += preemptions
    counts.mostPreemptions = max(counts.mostPreemptions, preemptions)
    counts.longest = max(counts.longest, points)
    if case .cutShort = end { counts.cutShort += 1 }
    strategy.finish(end, events)
  }
}
