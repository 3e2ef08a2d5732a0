extension SARIF {
  /// What happened, as a reader can step through it: a flow for each lane, and one order through all.
  struct CodeFlow: Sendable, Encodable {
    /// The steps of one lane.
    struct ThreadFlow: Sendable, Encodable {
      let id: String
      let message: Message
      let locations: [Step]
    }

    /// One step.
    struct Step: Sendable, Encodable {
      let location: Location
      /// Where it comes among the steps of all lanes, from 1.
      let executionOrder: Int
      /// What to show even where there is little room.
      let importance: Importance
    }

    enum Importance: String, Sendable, Encodable { case essential, important }

    /// What the story leaves out.
    struct Facts: Sendable, Encodable { let omittedSteps: Int }

    let threadFlows: [ThreadFlow]
    let properties: Facts?

    /// The flow of a story; `nil` for one without steps, which the form has no place for.
    init?(_ story: Story, file: (String) -> File) {
      var steps: [Int: [Step]] = [:]
      for (index, row) in story.rows.enumerated() {
        let lane = row.lane ?? Self.time
        let name = story.lanes.indices.contains(lane) ? story.lanes[lane].name : nil
        steps[lane, default: []].append(
          Step(
            location: Location(row.place, row.sentence(lane: name), file: file),
            executionOrder: index + 1, importance: row.isWrong ? .essential : .important))
      }
      guard !steps.isEmpty else { return nil }
      threadFlows = steps.keys.sorted().map { lane in
        let name =
          story.lanes.indices.contains(lane) ? story.lanes[lane].name : English.passingTime
        return ThreadFlow(
          id: lane == Self.time ? "time" : "\(lane)", message: Message(name),
          locations: steps[lane] ?? [])
      }
      properties = story.omitted > 0 ? Facts(omittedSteps: story.omitted) : nil
    }

    /// What stands for a lane where something happens to all of them; it comes after the lanes.
    private static let time = Int.max
  }
}
