/// One execution again, as a schedule tells.
package final class Replay: Strategy {
  /// Where a program did not follow its schedule: the choice that it did not offer.
  package struct Departure: Equatable, Sendable {
    /// The choice that could not be made.
    package let choice: Schedule.Deviation
    /// The lanes that could have run there; empty when the execution ended before.
    package let enabled: LaneSet
  }

  private let schedule: Schedule
  private let goesOn: Bool
  private var begun = false
  private var next = 0
  /// The first choice of the schedule that the program did not offer.
  package private(set) var departure: Departure?

  /// Replays a schedule.
  ///
  /// - Parameter goesOn: Whether to make the default choice where the scheduled one is not offered,
  ///   instead of cutting the execution short.
  package init(_ schedule: Schedule, goesOn: Bool = false) {
    self.schedule = schedule
    self.goesOn = goesOn
  }

  /// Starts the next execution.
  package func begin() -> Bool {
    defer { begun = true }
    return !begun
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    let choices = schedule.deviations
    guard next < choices.count, choices[next].step == point.step else {
      return point.defaultChoice
    }
    let choice = choices[next]
    next += 1
    if point.enabled.contains(choice.lane) { return choice.lane }
    departure = departure ?? Departure(choice: choice, enabled: point.enabled)
    return goesOn ? point.defaultChoice : nil
  }

  /// Ends the execution.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {
    guard departure == nil, next < schedule.deviations.count else { return }
    departure = Departure(choice: schedule.deviations[next], enabled: LaneSet())
  }
}
