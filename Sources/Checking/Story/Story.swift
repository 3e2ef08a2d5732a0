import Exploration

/// What happened in one execution: a column a lane, a row an event.
public struct Story: Sendable, Equatable, Codable {
  /// A thread, queue, task or operation.
  public struct Lane: Sendable, Equatable, Codable {
    /// Its name.
    public var name: String
    /// What it stands for.
    public var kind: LaneKind

    /// Makes a lane.
    public init(name: String, kind: LaneKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// One event, or several of one lane at one line.
  public struct Row: Sendable, Equatable, Codable {
    /// The index of the lane; `nil` for what happens to all, such as time passing.
    public var lane: Int?
    /// The line's code, or what happened where there is no code.
    public var text: String
    /// The place, if it is known.
    public var place: Place?
    /// The values read and written, the lock taken, the text printed.
    public var note: String
    /// Whether another lane goes on here.
    public var isSwitch: Bool
    /// Why: "preempted", "main waits for the lock 'a'", "thread 1 ended".
    public var reason: String
    /// Whether this is where it went wrong.
    public var isWrong: Bool

    /// Makes a row.
    public init(
      lane: Int?, text: String, place: Place? = nil, note: String = "", isSwitch: Bool = false,
      reason: String = "", isWrong: Bool = false
    ) {
      self.lane = lane
      self.text = text
      self.place = place
      self.note = note
      self.isSwitch = isSwitch
      self.reason = reason
      self.isWrong = isWrong
    }
  }

  /// The lanes, in the order of their columns.
  public var lanes: [Lane]
  /// The events in their order.
  public var rows: [Row]
  /// How many events were left out because the story was too long.
  public var omitted: Int

  /// Makes a story.
  public init(lanes: [Lane], rows: [Row], omitted: Int = 0) {
    self.lanes = lanes
    self.rows = rows
    self.omitted = omitted
  }
}
