import Exploration

/// One execution with all that is needed to tell it.
package struct RecordedExecution: Hashable, Sendable, Codable {
  /// A lane as a story names it.
  package struct Lane: Hashable, Sendable, Codable {
    /// What it stands for.
    package var kind: Exploration.Lane.Kind
    /// Its name.
    package var name: String

    /// Makes a lane.
    package init(kind: Exploration.Lane.Kind, name: String) {
      self.kind = kind
      self.name = name
    }
  }
  /// The lanes, by number.
  package var lanes: [Lane] = []
  /// What happened, in order.
  package var events: [Recorder.Event] = []
  /// How it ended.
  package var end = ExecutionEnd.finished
  /// What was printed.
  package var output = ""
  /// The lanes that had not ended.
  package var waiting: [WaitingLane] = []
  /// What the engine and the models noted.
  package var failures: [Failure] = []
  /// How often a lane was interrupted that could have continued; see ``CountedStrategy``.
  package var preemptions = 0
  /// Where the lanes stood on the way; empty where that was not wanted.
  package var moments: [Halt] = []
  /// Where the learner's code made what was acted on, by number; empty where that was not wanted.
  package var origins: [Int: CodePlace] = [:]
  /// Where each variable stands, by number, as an offset into the explored object; empty where that was not
  /// wanted.
  package var variablePlaces: [UInt] = []

  /// An execution of nothing.
  package init() {}

  /// The moments at which lanes can continue.
  package var choices: some Collection<Halt> {
    moments.prefix { $0.lanes.contains(where: \.isOffered) }
  }
}
