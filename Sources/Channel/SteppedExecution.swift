import Exploration

/// Where an execution stands whose lanes a person chooses.
package struct SteppedExecution: Hashable, Sendable, Codable {
  /// What happened so far.
  package var execution: RecordedExecution
  /// Everything that was wrong with it, if it has ended.
  package var wrong: [Classification]
  /// What makes its outcome one of its own, if something does.
  package var mistake: Mistake?
  /// The schedule that leads here, with the default from here on.
  package var schedule: Schedule
  /// The lanes that were chosen, one for each point at which several could continue.
  package var path: [Int]
  /// How often a lane was chosen although the one that ran could have continued.
  package var switches: Int
  /// The lane that ran last, if it can continue.
  package var current: Int?
  /// Where the lanes stand; `nil` if the execution has ended.
  package var halt: Halt?

  /// Makes one.
  package init(
    execution: RecordedExecution, wrong: [Classification], mistake: Mistake?,
    schedule: Schedule, path: [Int], switches: Int, current: Int?, halt: Halt?
  ) {
    self.execution = execution
    self.wrong = wrong
    self.mistake = mistake
    self.schedule = schedule
    self.path = path
    self.switches = switches
    self.current = current
    self.halt = halt
  }
}
