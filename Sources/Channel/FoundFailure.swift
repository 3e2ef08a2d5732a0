import Exploration

/// Something wrong, with the schedule that shows it and what happened in it.
public struct FoundFailure: Sendable, Codable {
  /// What is wrong.
  public var failure: Classification
  /// The two accesses, for a data race.
  public var race: Race?
  /// The schedule that shows it.
  public var schedule: Schedule
  /// After how many executions of the whole search it was found.
  public var foundAfter: Int
  /// What happened in that schedule; `nil` until it was run again, and where it cannot be.
  public var execution: RecordedExecution?

  /// Something that was seen, before its schedule is run again.
  public init(
    failure: Classification, race: Race? = nil, schedule: Schedule, foundAfter: Int
  ) {
    self.failure = failure
    self.race = race
    self.schedule = schedule
    self.foundAfter = foundAfter
  }
}
