import Exploration

/// Something wrong, with the schedule that shows it and what happened in it.
package struct FoundFailure: Sendable, Codable {
  /// What is wrong.
  package var failure: Classification
  /// The two accesses, for a data race.
  package var race: Race?
  /// The schedule that shows it.
  package var schedule: Schedule
  /// After how many executions of the whole search it was found.
  package var foundAfter: Int
  /// What happened in that schedule; `nil` until it was run again, and where it cannot be.
  package var execution: RecordedExecution?

  /// Something that was seen, before its schedule is run again.
  package init(
    failure: Classification, race: Race? = nil, schedule: Schedule, foundAfter: Int
  ) {
    self.failure = failure
    self.race = race
    self.schedule = schedule
    self.foundAfter = foundAfter
  }
}
