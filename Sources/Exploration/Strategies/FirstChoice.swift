/// One execution, in which a lane runs as long as it can, then the one with the lowest number.
package final class FirstChoice: Strategy {
  private var begun = false
  /// One execution.
  package init() {}

  /// Whether it is still to come.
  package func begin() -> Bool {
    defer { begun = true }
    return !begun
  }

  /// The lane that runs by default.
  package func choose(_ point: borrowing SchedulingPoint) -> Int? { point.defaultChoice }
}
