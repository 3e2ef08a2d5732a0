/// Who did what when: one run of a pattern, or one explored execution, ready to be drawn.
///
/// Times are nanoseconds since the run began. Spans and notes are in the order of their times.
package struct Timeline: Sendable, Codable, Equatable {
  /// A thread, queue, task or operation, or something that they use, drawn as one row.
  package struct Lane: Sendable, Codable, Equatable, Identifiable {
    /// What a lane stands for.
    package enum Kind: String, Sendable, Codable {
      /// An operating-system thread.
      case thread
      /// A dispatch queue.
      case queue
      /// A Swift task.
      case task
      /// A Foundation operation.
      case operation
      /// An actor: what its state is.
      case actor
      /// Something that holds or does not, such as that there is a network.
      case condition
      /// An object, for as long as it lives.
      case object
      /// Where values are kept until they are taken.
      case buffer
    }

    /// The position among the lanes of the timeline, from 0.
    package let id: Int
    /// What the lane stands for.
    package let kind: Kind
    /// The name as it is drawn.
    package let name: String

    /// Makes a lane.
    package init(id: Int, kind: Kind, name: String) {
      self.id = id
      self.kind = kind
      self.name = name
    }
  }

  /// A stretch of time in which a lane worked or waited, or was in a state.
  package struct Span: Sendable, Codable, Equatable {
    /// What the lane did.
    package enum Activity: String, Sendable, Codable {
      /// Doing the pattern's work.
      case working
      /// Blocked or suspended until something else happens.
      case waiting
      /// Without work, and free to do any that comes, as a thread that serves its run loop is.
      case free
      /// Being in a state, as a condition, an object, a buffer or an actor is; no one's time is spent.
      case holding
    }

    /// The lane's ``Lane/id``.
    package var lane: Int
    /// Working, waiting, being free or being in a state.
    package var activity: Activity
    /// What was worked on, or waited for, or what the state was.
    package var label: String
    /// The first nanosecond.
    package var start: Int64
    /// The nanosecond after the last.
    package var end: Int64
    /// The task that was worked on; `nil` for waiting.
    package var task: Int?
    /// The label of the queue that ran it, if one did.
    package var queue: String?
    /// The processor time that the work used, in nanoseconds; `nil` if it waits rather than computes.
    package var processorTime: Int64?
    /// The line that asked for it, where that is known.
    package var place: Place?

    /// Makes a span.
    package init(
      lane: Int, activity: Activity, label: String, start: Int64, end: Int64, task: Int? = nil,
      queue: String? = nil, processorTime: Int64? = nil, place: Place? = nil
    ) {
      self.lane = lane
      self.activity = activity
      self.label = label
      self.start = start
      self.end = end
      self.task = task
      self.queue = queue
      self.processorTime = processorTime
      self.place = place
    }

    /// The length in nanoseconds.
    package var duration: Int64 { end - start }

    /// How much work it is, in nanoseconds: its processor time if it computes, else its length.
    ///
    /// A thread that waits for a processor is in the middle of its work all the while, but does nothing.
    package var work: Int64 { processorTime ?? duration }
  }

  /// Something that a lane said, or that happened on it, at an instant.
  package struct Note: Sendable, Codable, Equatable {
    /// The lane's ``Lane/id``.
    package var lane: Int
    /// When, in nanoseconds.
    package var time: Int64
    /// What.
    package var text: String
    /// The line that says it, where that is known.
    package var place: Place?

    /// Makes a note.
    package init(lane: Int, time: Int64, text: String, place: Place? = nil) {
      self.lane = lane
      self.time = time
      self.text = text
      self.place = place
    }
  }

  /// The start of a task's work by a lane: who started whom.
  package struct Link: Sendable, Codable, Equatable {
    /// The lane that handed the task out.
    package var from: Int
    /// When it did, in nanoseconds.
    package var sent: Int64
    /// The lane that began to work on it.
    package var to: Int
    /// When it did, in nanoseconds.
    package var received: Int64
    /// The task.
    package var task: Int

    /// Makes a link.
    package init(from: Int, sent: Int64, to: Int, received: Int64, task: Int) {
      self.from = from
      self.sent = sent
      self.to = to
      self.received = received
      self.task = task
    }
  }

  /// The lanes in the order in which they first appeared.
  package var lanes: [Lane]
  /// The spans in the order in which they began.
  package var spans: [Span]
  /// The notes in order.
  package var notes: [Note]
  /// The marks in order.
  package var marks: [Mark]
  /// Who started whom, in the order of the starts.
  package var links: [Link]
  /// For each task the tasks that had to be done before it could begin.
  package var prerequisites: [Int: [Int]]

  /// Makes a timeline from its parts.
  package init(
    lanes: [Lane] = [], spans: [Span] = [], notes: [Note] = [], marks: [Mark] = [],
    links: [Link] = [], prerequisites: [Int: [Int]] = [:]
  ) {
    self.lanes = lanes
    self.spans = spans
    self.notes = notes
    self.marks = marks
    self.links = links
    self.prerequisites = prerequisites
  }
}
