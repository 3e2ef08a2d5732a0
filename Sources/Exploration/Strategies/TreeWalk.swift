/// An execution of a tree: the lanes that are chosen at first, and then the one that runs as long as it can.
///
/// That a lane begins is no choice: until its first step that others can notice, nobody can tell when it did. So
/// each does as soon as it can, the lowest first.
package final class TreeWalk: Strategy {
  private let choices: [Int]
  private var begun = false
  /// The lane that ran last, and not only to begin.
  private var last: Int?
  /// The lanes that were chosen, one for each point at which several could continue.
  package private(set) var path: [Int] = []
  /// The lanes that could continue at each of these points.
  package private(set) var offers: [[Int]] = []
  /// The lane that had run last at each of these points, where it could continue.
  package private(set) var currents: [Int?] = []
  /// How often a lane was chosen although the one that ran last could have continued.
  package private(set) var switches = 0
  /// Whether a choice was not offered.
  package private(set) var hasDeparted = false

  /// A walk that begins with some choices.
  package init(choices: [Int]) { self.choices = choices }

  /// One execution.
  package func begin() -> Bool {
    defer { begun = true }
    return !begun
  }

  /// Chooses the lane that runs next.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? {
    if let fresh = point.fresh, point.enabled.contains(fresh) { return fresh }
    guard point.enabled.count > 1 else {
      last = point.enabled.first
      return last
    }
    let current = last.flatMap { point.enabled.contains($0) ? $0 : nil }
    let usual = point.givingWay == nil ? current ?? point.defaultChoice : point.defaultChoice
    let lane = path.count < choices.count ? choices[path.count] : usual
    guard let lane, point.enabled.contains(lane) else {
      hasDeparted = true
      return nil
    }
    path.append(lane)
    offers.append(point.enabled.lanes)
    currents.append(current)
    if let current, current != lane { switches += 1 }
    last = lane
    return lane
  }

  /// The execution has ended, and must have come to all its choices.
  package func finish(_ end: ExecutionEnd, _ events: ExecutedEvents) {
    if path.count < choices.count { hasDeparted = true }
  }
}
