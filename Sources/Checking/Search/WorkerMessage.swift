import Exploration

/// What a worker process tells its parent, a line of JSON each.
public enum WorkerMessage: Sendable, Codable {
  case progress(phase: String, executions: Int, seconds: Double)
  case found(FoundFailure)
  case replayed(RecordedExecution)
  /// The program does not follow the schedule that was to be run again.
  case departed
  /// The worker has grown too much; another one is to go on from here.
  case handedOver(SearchState)
  case finished(SearchSummary)
}

/// Something wrong, with the schedule that shows it and what happened in it.
public struct FoundFailure: Sendable, Codable {
  /// What kind of mistake it is.
  public var kind: FindingKind
  /// One sentence about this very case.
  public var message: String
  /// The places that are to blame, the one where it went wrong last.
  public var places: [CodePlace]
  /// Places to name when none of those has a line.
  public var fallback: [CodePlace] = []
  /// The text of the schedule that shows it.
  public var schedule: String
  /// After how many executions of the whole search it was found.
  public var foundAfter: Int
  /// What happened in that schedule.
  public var execution: RecordedExecution
  /// The two accesses, for a data race.
  public var race: Race?
}

/// One execution with all that is needed to tell it.
public struct RecordedExecution: Sendable, Codable {
  /// A lane as a story names it.
  public struct Lane: Sendable, Codable {
    /// What it stands for.
    public var kind: Exploration.Lane.Kind
    /// Its name.
    public var name: String
  }
  /// The lanes, by number.
  public var lanes: [Lane]
  /// What happened, in order.
  public var events: [Recorder.Event]
  /// How it ended, in one word.
  public var end: String
  /// What was printed.
  public var output: String
  /// Who had not ended.
  public var waiting: [WaitingLane]
  /// What the engine and the models noted.
  public var failures: [Failure]
}

/// What a search came to.
public struct SearchSummary: Sendable, Codable {
  /// What executions printed, and how many did.
  public struct Outcome: Sendable, Codable {
    /// What they printed.
    public var output: String
    /// How many there were.
    public var executions: Int
    /// A schedule that leads to it.
    public var schedule: String
    /// Whether something was wrong in one of them.
    public var isWrong: Bool
    /// What went wrong, in a few words.
    public var failure: String?
  }
  /// "proved", "bounded" or "sampled".
  public var certainty = "sampled"
  /// The bound up to which a bounded search came.
  public var preemptions = 0
  /// The executions of the pass that counts.
  public var executions = 0
  /// Its executions that were given up because their rest was known.
  public var cutShort = 0
  /// The executions of the burst and of earlier passes, before the one that is counted.
  public var before = 0
  /// The virtual nanoseconds of the execution that took the most.
  public var longest: UInt64 = 0
  /// How long the whole search took.
  public var seconds = 0.0
  /// The outcomes, the most frequent first.
  public var outcomes: [Outcome] = []
  /// The places whose accesses were scheduling points at the end.
  public var racyPlaces: [CodePlace] = []
  /// More outcomes than are told.
  public var moreOutcomes = 0

  /// A summary of nothing yet.
  public init() {}
}
