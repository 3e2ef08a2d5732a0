/// Any strategy, with the choices of its last execution kept as a schedule.
package final class Recording: Strategy {
  private let strategy: any Strategy
  private var deviations: [Schedule.Deviation] = []
  /// What happened in the last execution, until the next one begins.
  package private(set) var events: ExecutedEvents?

  /// Records what a strategy chooses.
  package init(_ strategy: any Strategy) { self.strategy = strategy }

  /// The schedule of the execution that runs or has just ended.
  package func schedule(
    program: Int = 0, racyPlaces: Set<CodePlace> = [], workers: Int? = nil,
    reading: Reading = .plain, numbers: Int = 0, hashSeed: Int = 0
  ) -> Schedule {
    Schedule(
      program: program, racyPlaces: racyPlaces, deviations: deviations, workers: workers,
      reading: reading, numbers: numbers, hashSeed: hashSeed)
  }

  /// Whether the strategy within asks for reversals.
  package func wantsReversals(at event: Int) -> Bool { strategy.wantsReversals(at: event) }

  /// Whether the strategy within goes another way.
  package func goesAnotherWay(at event: Int) -> Bool { strategy.goesAnotherWay(at: event) }

  /// Starts the next execution.
  package func begin() -> Bool {
    deviations.removeAll(keepingCapacity: true)
    return strategy.begin()
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    guard let lane = strategy.choose(point) else { return nil }
    if lane != point.defaultChoice {
      deviations.append(Schedule.Deviation(step: point.step, lane: lane))
    }
    return lane
  }

  /// Passes a reversal on.
  package func reversal(at event: Int, initials: LaneSet, preferred: Int) {
    strategy.reversal(at: event, initials: initials, preferred: preferred)
  }

  /// Ends the execution.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {
    strategy.finish(end, events)
    self.events = events
  }
}
