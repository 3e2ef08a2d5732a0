import Exploration
import Terminal

/// Makes a story of what the engine recorded.
public struct StoryBuilder {
  /// What the story shall mark as wrong.
  public enum Fault: Sendable {
    /// The two accesses of a data race.
    case race(Race)
    /// What failed, where the recorder noted it.
    case failure
    /// The lanes that wait for ever.
    case stuck([WaitingLane])
    /// Nothing.
    case nothing
  }

  private let resolver: any PlaceResolver
  private let sources: [String: SwiftSource]

  /// Makes a builder for one program.
  ///
  /// - Parameters:
  ///   - resolver: Finds lines.
  ///   - sources: The files, for the text of lines that the resolver leaves empty.
  public init(resolver: any PlaceResolver, sources: [SwiftSource] = []) {
    self.resolver = resolver
    self.sources = Dictionary(
      sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The story of one execution.
  public func story(
    of events: [Recorder.Event], lanes: [(kind: Lane.Kind, name: String)],
    fault: Fault = .nothing
  ) -> Story {
    var draft = StoryDraft(lanes: lanes.map { ($0.kind.rawValue, $0.name) }, events: events)
    let wrong = wrongEvents(events, fault)
    for (index, event) in events.enumerated() {
      draft.add(event, at: place(of: event.place), isWrong: wrong.contains(index))
    }
    if case .stuck(let waiting) = fault {
      for lane in waiting where !lane.isDaemon { draft.add(lane, at: place(of: lane.place)) }
    }
    return draft.story
  }

  private func wrongEvents(_ events: [Recorder.Event], _ fault: Fault) -> Set<Int> {
    switch fault {
    case .failure:
      return Set(
        events.indices.filter { if case .failed = events[$0].kind { true } else { false } })
    case .race(let race):
      let later = events.indices.first {
        events[$0].isRacy && isAccess(events[$0], of: race.later)
      }
      guard let later else { return [] }
      let earlier = events[..<later].lastIndex {
        isAccess($0, of: race.earlier) && $0.variable == events[later].variable
      }
      return [later, earlier ?? later]
    case .stuck, .nothing:
      return []
    }
  }

  private func isAccess(_ event: Recorder.Event, of access: Race.Access) -> Bool {
    event.place == access.place && event.kind == (access.writes ? .write : .read)
  }

  private func place(of code: CodePlace) -> Place? {
    guard code.isKnown, var place = resolver.place(of: code) else { return nil }
    if place.code.isEmpty { place.code = sources[place.file]?.code(atLine: place.line) ?? "" }
    return place
  }
}
