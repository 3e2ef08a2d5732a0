import Exploration

/// Makes a story of what the engine recorded.
public struct StoryBuilder {
  private let resolver: any PlaceResolver
  private let sources: [String: [Substring]]

  /// Makes a builder for one program.
  ///
  /// - Parameters:
  ///   - resolver: Finds lines.
  ///   - sources: The files, for the text of lines that the resolver leaves empty; their paths are
  ///     the ones that the resolver gives.
  public init(resolver: any PlaceResolver, sources: [SwiftSource] = []) {
    self.resolver = resolver
    self.sources = Dictionary(
      sources.map { ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The story of one execution.
  ///
  /// - Parameters:
  ///   - execution: What was recorded.
  ///   - kind: The finding that it shows, for the rows to mark; `nil` to mark whatever failed.
  ///   - places: The finding's places, for the accesses of a data race.
  public func story(
    of execution: RecordedExecution, showing kind: FindingKind? = nil, at places: [CodePlace] = []
  ) -> Story {
    var draft = StoryDraft(lanes: execution.lanes, events: execution.events)
    let wrong =
      kind == .dataRace
      ? race(in: execution.events, at: Set(places)) : failures(in: execution.events)
    for (index, event) in execution.events.enumerated() {
      draft.add(event, at: place(of: event.place), isWrong: wrong.contains(index))
    }
    let hasFailed = kind != .dataRace && execution.failures.isEmpty
    for lane in execution.waiting where !lane.isDaemon {
      draft.add(lane, at: place(of: lane.place), isWrong: hasFailed)
    }
    return draft.story
  }

  /// The learner's place with the text of its line.
  public func place(of code: CodePlace) -> Place? {
    guard code.isKnown, var place = resolver.place(of: code) else { return nil }
    if place.code.isEmpty, let lines = sources[place.file], lines.indices.contains(place.line - 1) {
      place.code = lines[place.line - 1].split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    return place
  }

  private func failures(in events: [Recorder.Event]) -> Set<Int> {
    Set(events.indices.filter { if case .failed = events[$0].kind { true } else { false } })
  }

  /// The first access that was found to race at these places, and the one that it races with.
  private func race(in events: [Recorder.Event], at places: Set<CodePlace>) -> Set<Int> {
    let later = events.indices.first { events[$0].isRacy && places.contains(events[$0].place) }
    guard let later else { return [] }
    let earlier = events[..<later].lastIndex {
      $0.variable == events[later].variable && $0.lane != events[later].lane
        && places.contains($0.place) && ($0.kind == .write || events[later].kind == .write)
    }
    return [later, earlier ?? later]
  }
}
