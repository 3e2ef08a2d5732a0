import Exploration

/// Where an execution stands whose lanes a person chooses.
package struct SteppedExecution: Sendable, Codable {
  /// What happened so far.
  package var execution: RecordedExecution
  /// How many events it has before those, which are the first ones of the execution that was told before; see
  /// ``following(_:)``.
  package private(set) var keptEvents = 0
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
  /// Where each variable stands, by number, as an offset into the explored object.
  package var variablePlaces: [UInt]

  /// Makes one.
  package init(
    execution: RecordedExecution, wrong: [Classification], mistake: Mistake?,
    schedule: Schedule, path: [Int], switches: Int, current: Int?, halt: Halt?,
    variablePlaces: [UInt]
  ) {
    self.execution = execution
    self.wrong = wrong
    self.mistake = mistake
    self.schedule = schedule
    self.path = path
    self.switches = switches
    self.current = current
    self.halt = halt
    self.variablePlaces = variablePlaces
  }

  /// The same without the events that another one, which is told before it, begins with as well.
  package func following(_ other: some Sequence<Recorder.Event>) -> SteppedExecution {
    var short = self
    short.keptEvents = zip(execution.events, other).prefix { $0 == $1 }.count
    short.execution.events.removeFirst(short.keptEvents)
    return short
  }

  /// The whole, once the one that was told before it is known.
  package func completed(after other: SteppedExecution?) -> SteppedExecution {
    guard keptEvents > 0 else { return self }
    var whole = self
    whole.keptEvents = 0
    whole.execution.events.insert(
      contentsOf: other?.execution.events.prefix(keptEvents) ?? [], at: 0)
    return whole
  }
}
