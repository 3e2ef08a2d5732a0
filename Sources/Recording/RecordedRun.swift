import Timeline

/// What was recorded of a program's run, ready to be drawn.
package struct RecordedRun: Sendable {
  /// A piece of work that a queue ran: a block, or an iteration.
  package struct Work: Sendable, Encodable, Equatable {
    /// What it is called: the queue's name and which one of its works it is.
    package var label: String
    /// The queue's name.
    package var queue: String
    /// Whether the program gave the queue its label.
    package var isLabelled: Bool
    /// The place of the call that handed it over; `nil` if that is not in the program's files.
    package var place: Timeline.Place?
    /// The line of that place.
    package var line: Int?
    /// Whether it waits for a time or an event before it is the queue's turn, such as a timer's handler.
    var isPlanned = false
    /// When it was handed over; `nil` for what runs another time.
    package var sent: Int64?
    /// When it began and ended; `nil` if it did not.
    package var start: Int64?
    package var end: Int64?
    /// Its number among all works and tasks, which its spans have, too.
    package var number: Int
  }

  /// Something that was started: a work, a task, or a thread.
  package struct Start: Sendable, Encodable, Equatable {
    /// The lane that did it.
    package let lane: Int
    /// What was started.
    package let label: String
    /// The line of the call; `nil` if that is not in the program's files.
    package let line: Int?
  }

  /// A wait that the end of the program cut short.
  package struct Unfinished: Sendable, Encodable, Equatable {
    /// The lane that waited.
    package let lane: Int
    /// For what.
    package let reason: RecordedReason
  }

  /// The threads and tasks, and what they did; times are nanoseconds from the beginning of the recording.
  package internal(set) var timeline: Timeline
  /// The works in the order in which they were handed over.
  package internal(set) var works: [Work]
  /// What was started, in order.
  package internal(set) var starts: [Start]
  /// What was waited for at the program's end; empty if that was not recorded.
  package internal(set) var unfinished: [Unfinished]
  /// The length of the recording in nanoseconds.
  package let length: Int64
  /// How long the program ran: longer than the recording, if there was no room for all of it.
  package let duration: Int64
  /// How many events there was no room for.
  package let lost: Int
  /// How many events the recording has.
  package let events: Int
  /// How many threads ran works or tasks and have no row, since what they ran has.
  package internal(set) var poolThreads: Int
}

/// What a thread or task waited for.
package enum RecordedReason: String, Sendable, Encodable, CaseIterable {
  case sleep, semaphore, group, block, queue, lock, condition, thread, iterations, events
  /// A task, for whatever it awaits.
  case awaited
}
