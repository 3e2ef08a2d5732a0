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
  public var kind: FindingKind
  /// One sentence about this very case.
  public var message: String
  /// The places that are to blame, the one where it went wrong last.
  public var places: [CodePlace]
  /// Places to name when none of those has a line.
  public var fallback: [CodePlace] = []
  public var schedule: String
  /// After how many executions of the whole search it was found.
  public var foundAfter: Int
  public var execution: RecordedExecution
  /// The two accesses, for a data race.
  public var race: Race?
}

/// One execution with all that is needed to tell it.
public struct RecordedExecution: Sendable, Codable {
  public struct Lane: Sendable, Codable {
    public var kind: Exploration.Lane.Kind
    public var name: String
  }
  public var lanes: [Lane]
  public var events: [Recorder.Event]
  public var end: String
  public var output: String
  public var waiting: [WaitingLane]
  public var failures: [Failure]
}

/// What a search came to.
public struct SearchSummary: Sendable, Codable {
  public struct Outcome: Sendable, Codable {
    public var output: String
    public var executions: Int
    public var schedule: String
    public var isWrong: Bool
    /// What went wrong, in a few words.
    public var failure: String?
  }
  /// "proved", "bounded" or "sampled".
  public var certainty = "sampled"
  public var preemptions = 0
  public var executions = 0
  public var cutShort = 0
  /// The executions of the burst and of earlier passes, before the one that is counted.
  public var before = 0
  public var seconds = 0.0
  public var outcomes: [Outcome] = []
  public var racyPlaces: [CodePlace] = []
  /// More outcomes than are told.
  public var moreOutcomes = 0
  public var virtualSeconds = 0.0

  public init() {}
}
