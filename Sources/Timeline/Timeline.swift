/// Who did what when: one run of a pattern, or one explored execution, ready to be drawn.
///
/// Times are nanoseconds since the run began. Spans and notes are in the order of their times.
public struct Timeline: Sendable, Codable, Equatable {
  /// A thread, queue, task, operation or actor, drawn as one row.
  public struct Lane: Sendable, Codable, Equatable, Identifiable {
    /// What a lane stands for.
    public enum Kind: String, Sendable, Codable {
      /// An operating-system thread.
      case thread
      /// A dispatch queue.
      case queue
      /// A Swift task.
      case task
      /// A Foundation operation.
      case operation
      /// An actor.
      case actor
    }

    /// The position among the lanes of the timeline, from 0.
    public let id: Int
    /// What the lane stands for.
    public let kind: Kind
    /// The name as it is drawn.
    public let name: String

    /// Makes a lane.
    public init(id: Int, kind: Kind, name: String) {
      self.id = id
      self.kind = kind
      self.name = name
    }
  }

  /// A stretch of time in which a lane worked or waited.
  public struct Span: Sendable, Codable, Equatable {
    /// What the lane did.
    public enum Activity: String, Sendable, Codable {
      /// Doing the pattern's work.
      case working
      /// Blocked or suspended until something else happens.
      case waiting
    }

    /// The lane's ``Lane/id``.
    public var lane: Int
    /// Working or waiting.
    public var activity: Activity
    /// What was worked on, or waited for.
    public var label: String
    /// The first nanosecond.
    public var start: Int64
    /// The nanosecond after the last.
    public var end: Int64
    /// The task that was worked on; `nil` for waiting.
    public var task: Int?
    /// The label of the queue that ran it, if one did.
    public var queue: String?

    /// Makes a span.
    public init(
      lane: Int, activity: Activity, label: String, start: Int64, end: Int64, task: Int? = nil,
      queue: String? = nil
    ) {
      self.lane = lane
      self.activity = activity
      self.label = label
      self.start = start
      self.end = end
      self.task = task
      self.queue = queue
    }

    /// The length in nanoseconds.
    public var duration: Int64 { end - start }
  }

  /// Something that a lane said, or that happened on it, at an instant.
  public struct Note: Sendable, Codable, Equatable {
    /// The lane's ``Lane/id``.
    public var lane: Int
    /// When, in nanoseconds.
    public var time: Int64
    /// What.
    public var text: String

    /// Makes a note.
    public init(lane: Int, time: Int64, text: String) {
      self.lane = lane
      self.time = time
      self.text = text
    }
  }

  /// The start of a task's work by a lane: who started whom.
  public struct Link: Sendable, Codable, Equatable {
    /// The lane that handed the task out.
    public var from: Int
    /// When it did, in nanoseconds.
    public var sent: Int64
    /// The lane that began to work on it.
    public var to: Int
    /// When it did, in nanoseconds.
    public var received: Int64
    /// The task.
    public var task: Int

    /// Makes a link.
    public init(from: Int, sent: Int64, to: Int, received: Int64, task: Int) {
      self.from = from
      self.sent = sent
      self.to = to
      self.received = received
      self.task = task
    }
  }

  /// The lanes in the order in which they first appeared.
  public var lanes: [Lane]
  /// The spans in the order in which they began.
  public var spans: [Span]
  /// The notes in order.
  public var notes: [Note]
  /// Who started whom, in the order of the starts.
  public var links: [Link]
  /// For each task the tasks that had to be done before it could begin.
  public var prerequisites: [Int: [Int]]

  /// Makes a timeline from its parts.
  public init(
    lanes: [Lane] = [], spans: [Span] = [], notes: [Note] = [], links: [Link] = [],
    prerequisites: [Int: [Int]] = [:]
  ) {
    self.lanes = lanes
    self.spans = spans
    self.notes = notes
    self.links = links
    self.prerequisites = prerequisites
  }
}
