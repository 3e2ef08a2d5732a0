/// An execution whose beginning somebody has chosen: a lane for each point at which several could continue.
package final class Guided: Strategy {
  private let base: Schedule
  private let choices: [Int]
  private let rest: (any Strategy)?
  private var begun = false
  private var nextDeviation = 0
  private var nextChoice = 0
  /// The lanes that were chosen so far, one for each point at which several could continue.
  package private(set) var path: [Int] = []
  /// How often a lane was chosen although the one that ran could have continued.
  package private(set) var switches = 0
  /// The lane that ran before the point at which it halted, if it could have continued.
  package private(set) var current: Int?
  /// Whether a choice was not offered.
  package private(set) var hasDeparted = false

  /// Follows a beginning.
  ///
  /// - Parameters:
  ///   - base: A schedule that is followed up to its last choice that is not the default.
  ///   - choices: The lanes that are chosen after that.
  ///   - rest: What chooses after those; `nil` to halt at the first point that has a choice.
  package init(_ base: Schedule, choices: [Int], rest: (any Strategy)? = nil) {
    self.base = base
    self.choices = choices
    self.rest = rest
  }

  /// Starts the next execution.
  package func begin() -> Bool {
    guard rest?.begin() ?? !begun else { return false }
    begun = true
    nextDeviation = 0
    nextChoice = 0
    path.removeAll(keepingCapacity: true)
    switches = 0
    current = nil
    hasDeparted = false
    return true
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    guard let lane = chosen(point) else {
      current = point.owner
      return nil
    }
    guard point.enabled.contains(lane) else {
      hasDeparted = true
      return nil
    }
    if point.enabled.count > 1 { path.append(lane) }
    if let owner = point.owner, owner != lane { switches += 1 }
    return lane
  }

  private func chosen(_ point: borrowing SchedulingPoint) -> Int? {
    if nextDeviation < base.deviations.count {
      let deviation = base.deviations[nextDeviation]
      guard deviation.step == point.step else { return point.defaultChoice }
      nextDeviation += 1
      return deviation.lane
    }
    let isChoice = point.enabled.count > 1
    if nextChoice < choices.count {
      guard isChoice else { return point.enabled.first }
      nextChoice += 1
      return choices[nextChoice - 1]
    }
    if let rest { return rest.choose(point) }
    return isChoice ? nil : point.enabled.first
  }

  /// Ends the execution.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {
    rest?.finish(end, events)
    if end != .cutShort, nextDeviation < base.deviations.count || nextChoice < choices.count {
      hasDeparted = true
    }
  }
}
