import Exploration

/// One execution with all that is needed to tell it.
public struct RecordedExecution: Sendable, Codable {
  /// A lane as a story names it.
  public struct Lane: Sendable, Codable {
    /// What it stands for.
    public var kind: Exploration.Lane.Kind
    /// Its name.
    public var name: String

    /// Makes a lane.
    public init(kind: Exploration.Lane.Kind, name: String) {
      self.kind = kind
      self.name = name
    }
  }
  /// The lanes, by number.
  public var lanes: [Lane] = []
  /// What happened, in order.
  public var events: [Recorder.Event] = []
  /// How it ended.
  public var end = ExecutionEnd.finished
  /// What was printed.
  public var output = ""
  /// Who had not ended.
  public var waiting: [WaitingLane] = []
  /// What the engine and the models noted.
  public var failures: [Failure] = []

  /// An execution of nothing.
  public init() {}
}
