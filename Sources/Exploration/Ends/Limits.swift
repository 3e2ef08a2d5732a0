/// Where an execution is cut, so that one without an end is an answer and not a hang.
package struct Limits: Sendable {
  /// The most scheduling points of one execution.
  package var steps = 50_000
  /// The most memory accesses between two scheduling points of a lane, after which others get a turn.
  package var accessesBetweenPoints = 1_000_000
  /// How often that may happen in one execution: a loop that continues after it is taken to have no end.
  package var turnsWithoutPoint = 32
  /// Looks at one place that saw nothing new, after which a lane waits for a change.
  package var idleLooks = 3
  /// The same for looks between which the lane does something else.
  package var busyLooks = 32
  /// The same for looks between which time passes.
  package var patientLooks = 1_000
  /// Looks in vain that a lane gets while no other lane can run: before time passes, and in all.
  package var vainLooksAtOnce = 16
  /// The same, in all.
  package var vainLooks = 20_000
  /// Whether a lane that has tried in vain while it had a lock lets others go first when it has given that back: two that
  /// let go and try again in turns may else do so without an end.
  package var lanesLetOthersGoFirst = true
  /// How often time passes after the program's end, for lanes that were not waited for.
  package var jumpsAfterEnd = 32
  /// The seconds to which the usual limits belong.
  package static let usualPatience = 3

  /// The usual limits.
  package init() {}

  /// How often a lane may come to its accesses' limit in one execution.
  ///
  /// - Parameter isAgain: Whether the execution is one that did not end before, and runs to be told: then a few times show
  ///   what the other lanes do.
  func turns(isAgain: Bool) -> Int { isAgain ? min(turnsWithoutPoint, 4) : turnsWithoutPoint }

  /// Limits that let one execution run for longer.
  ///
  /// - Parameter patience: Seconds that a lane may take between two scheduling points; the other limits grow
  ///   in proportion.
  package init(patience: Int) {
    let factor = Double(patience) / Double(Self.usualPatience)
    func scaled(_ limit: Int) -> Int { max(1, Int(Double(limit) * factor)) }
    steps = scaled(steps)
    turnsWithoutPoint = scaled(turnsWithoutPoint)
    vainLooks = scaled(vainLooks)
  }
}
