import Channel

/// What happens while a person chooses.
package enum SteppingEvent: Sendable, Equatable {
  /// The execution stands there.
  case arrived(Step)
  /// A search from where it stands has ended.
  case hinted(SteppingHint)
  /// Something was typed.
  case key(SteppingKey)
  /// The worker could not answer.
  case failed(SteppingFailure)
}

/// What is to be done about it.
package enum SteppingCommand: Sendable, Equatable {
  /// Find out where the execution stands after some choices.
  case look([Int])
  /// Find out how it can break after some choices.
  case search([Int])
  /// Show where it stands.
  case show(Step)
  /// Say something below it.
  case say(SteppingNotice)
  /// Leave, and tell how to come back.
  case leave
}

/// What is said about a key, or about where the execution stands.
package enum SteppingNotice: Sendable, Equatable {
  /// There is no lane of such a number: there are only so many.
  case noLane(Int, of: Int)
  /// The execution has ended, so that no lane can continue.
  case ended
  /// Nothing was chosen yet.
  case nothingToUndo
  /// The key does nothing.
  case unknown(String)
  /// What the keys do.
  case help
  /// Nothing can go wrong: the verdict says how that was proved.
  case proved
  /// No execution breaks in the reading and with the pool that are followed, from the first choice on.
  case onlyElsewhere
  /// It is broken already.
  case broken
  /// It has ended, and nothing was broken.
  case endedWell
  /// What a search from here has come to.
  case hint(SteppingHint)
  /// The number of the lane to choose, after a hint.
  case choose(Int, name: String)
  /// The worker could not answer.
  case failed(SteppingFailure)
}

/// Why a worker could not say where an execution stands.
package enum SteppingFailure: Sendable, Equatable {
  /// The program does not offer the choices, or those of the schedule.
  case departed
  /// It did not come to an end within its time.
  case silent
  /// It has taken the worker down.
  case died(String)
  /// The worker could not begin.
  case refused(String)
}
