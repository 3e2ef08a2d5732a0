import Exploration

/// What happened in one execution: a column a lane, a row an event.
package struct Story: Sendable, Equatable, Codable {
  /// A thread, queue, task or operation.
  package struct Lane: Sendable, Hashable, Codable {
    /// Its name.
    package var name: String
    /// What it stands for.
    package var kind: LaneKind

    /// Makes a lane.
    package init(name: String, kind: LaneKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// One event, or several of one lane at one line.
  package struct Row: Sendable, Hashable, Codable {
    /// The index of the lane; `nil` for what happens to all, such as time passing.
    package var lane: Int?
    /// The line's code, or what happened where there is no code.
    package var text: String
    /// The place, if it is known.
    package var place: Place?
    /// The values read and written, the lock taken, the text printed.
    package var note: String
    /// Whether another lane continues here.
    package var isSwitch: Bool
    /// Why: "preempted", "main waits for the lock 'a'", "thread 1 ended".
    package var reason: String
    /// Whether this is where it went wrong.
    package var isWrong: Bool
    /// How much it says about what went wrong, `nil` where that is not known.
    ///
    /// The larger it is, the more it says.
    package var weight: Int?
    /// What it does, one after the other; `nil` where that was not asked for.
    ///
    /// Of very many the last ones are given, and of each variable the last access.
    package var effects: [StoryEffect]?
    /// Where the lanes stand after it; `nil` where that is as after the row before, or not known.
    package var standing: StoryStanding?

    /// Makes a row.
    package init(
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
  package var lanes: [Lane]
  /// The events in their order.
  package var rows: [Row]
  /// How many events were left out because the story was too long.
  package var omitted: Int
  /// What is read and written, which effects number from 0; `nil` where that was not asked for.
  package var variables: [StoryVariable]?
  /// What is locked, signalled and the like, which effects number from 0; `nil` where that was not asked for.
  package var resources: [StoryResource]?

  /// Makes a story.
  package init(lanes: [Lane], rows: [Row], omitted: Int = 0) {
    self.lanes = lanes
    self.rows = rows
    self.omitted = omitted
  }
}
