import Channel
import Exploration

extension Judge {
  /// What a story with all its effects knows besides the events; `nil` where that was not recorded.
  func detail(of execution: RecordedExecution, _ resolver: Symbolizer) -> StoryDetail? {
    guard !execution.moments.isEmpty else { return nil }
    let names = StepNames(execution, words: words)
    let moments = execution.moments
    return StoryDetail(
      variables: VariablePlaces(execution, globals),
      origin: { execution.origins[$0].flatMap(resolver.place) },
      standing: { events, lane in
        let isEnd = events == .max
        // What an event does is seen at the first scheduling point after it.
        let seen = isEnd ? moments.last : moments.first { $0.events.upperBound >= events }
        guard var moment = seen else { return nil }
        if !isEnd, moment.events.lowerBound > events {
          moment.rewind(to: events, of: execution, lane)
        }
        return names.standing(moment, resolver)
      })
  }

  /// The stories of executions with each outcome.
  func stories(_ resolver: Symbolizer) -> [String: Story] {
    let builder = StoryBuilder(
      resolver: resolver, sources: sources, checkFiles: checkFiles, words: words)
    return recounted.mapValues { execution, _ in
      builder.story(
        of: execution.events, lanes: execution.lanes.map { ($0.kind, $0.name) },
        fault: fault(of: execution), detail: detail(of: execution, resolver))
    }
  }
}

extension Halt {
  /// Takes back what happens between an event and this moment without a scheduling point: the lane that runs does
  /// not wait yet, and starts those lanes then that it starts only then.
  fileprivate mutating func rewind(to events: Int, of execution: RecordedExecution, _ lane: Int) {
    for event in execution.events[events..<min(self.events.lowerBound, execution.events.count)] {
      if case .spawned(let started) = event.kind { lanes.removeAll { $0.number == started } }
    }
    if let index = lanes.firstIndex(where: { $0.number == lane }) { lanes[index].isOffered = true }
  }
}
