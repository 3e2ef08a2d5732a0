/// A schedule up to a step, and then whatever another strategy chooses.
package final class Continuation: Strategy {
  private let schedule: Schedule
  private let step: Int
  private let rest: any Strategy
  private var next = 0
  /// Whether the program did not offer what the schedule chooses.
  package private(set) var hasDeparted = false

  /// Follows a schedule.
  ///
  /// - Parameters:
  ///   - step: The last step of the schedule that is followed.
  ///   - rest: What chooses after that.
  package init(_ schedule: Schedule, upTo step: Int, then rest: any Strategy) {
    self.schedule = schedule
    self.step = step
    self.rest = rest
  }

  /// Starts the next execution.
  package func begin() -> Bool {
    next = 0
    return !hasDeparted && rest.begin()
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    guard point.step <= step else { return rest.choose(point) }
    let choices = schedule.deviations
    guard next < choices.count, choices[next].step == point.step else { return point.defaultChoice }
    let lane = choices[next].lane
    next += 1
    if point.enabled.contains(lane) { return lane }
    hasDeparted = true
    return nil
  }

  /// Ends the execution.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) { rest.finish(end, events) }
}
