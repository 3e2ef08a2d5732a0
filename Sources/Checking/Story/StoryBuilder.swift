import Exploration

/// Makes a story of what the engine recorded.
package struct StoryBuilder {
  /// What the story should mark as wrong.
  package enum Fault: Sendable {
    /// The two accesses of a data race.
    case race(Race)
    /// What failed, where the recorder noted it.
    case failure
    /// The lanes that wait forever.
    case stuck([WaitingLane])
    /// Nothing.
    case nothing
  }

  private let resolver: any PlaceResolver
  private let sources: [String: SwiftSource]
  private let words: any Phrasebook
  private let checkFiles: Set<String>
  private let found = FoundPlaces()

  /// Makes a builder for one program.
  ///
  /// - Parameters:
  ///   - resolver: Finds lines.
  ///   - sources: The files, for the text of lines that the resolver leaves empty; their paths are
  ///     the ones that the resolver gives.
  ///   - checkFiles: The paths of the files that judge the others.
  ///   - words: What makes the words.
  package init(
    resolver: any PlaceResolver, sources: [SwiftSource] = [], checkFiles: Set<String> = [],
    words: any Phrasebook = English()
  ) {
    self.resolver = resolver
    self.checkFiles = checkFiles
    self.words = words
    self.sources = Dictionary(
      sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The story of one execution.
  ///
  /// - Parameters:
  ///   - visible: Places whose accesses lanes race on, in this execution or in others.
  ///   - numbering: The events after which locks and the like are numbered; `nil` for those that are told.
  ///   - detail: What is known besides the events, for a story with all its effects; `nil` for one without.
  package func story(
    of events: [Recorder.Event], lanes: [(kind: Lane.Kind, name: String)],
    fault: Fault = .nothing, visible: Set<CodePlace> = [],
    numbering: [Recorder.Event]? = nil, detail: StoryDetail? = nil
  ) -> Story {
    let seen = SeenEvents(events)
    let wrong = Set(wrongEvents(events, fault).map { seen.replacement[$0] ?? $0 })
    var waiting: [WaitingLane] = []
    var isStuck = false
    if case .stuck(let lanes) = fault { (waiting, isStuck) = (stuck(lanes), true) }
    var draft = StoryDraft(
      lanes: lanes, events: events, numbering: numbering ?? events,
      fault: StoryFault(marking: wrong, in: events, waiting: waiting), visible: visible,
      detail: detail, words: words)
    for (index, event) in events.enumerated() where seen.replacement[index] == nil {
      // What is noted at the end of an execution that is stuck is why, and is told before the story.
      if isStuck, case .failed = event.kind { continue }
      let isWrong = wrong.contains(index)
      draft.add(
        event, index, at: isWrong ? place(of: event) : ownPlace(of: event), isWrong: isWrong)
    }
    for lane in waiting { draft.add(lane, at: place(of: lane.place)) }
    return draft.story(judgedBy: checkFiles)
  }

  /// The lanes that wait forever, including tasks that may do so.
  ///
  /// The main thread runs the main actor's jobs; where tasks wait, it merely has nothing left to do.
  private func stuck(_ waiting: [WaitingLane]) -> [WaitingLane] {
    let tasks = waiting.filter { $0.name.kind == .task && $0.place.isKnown }
    return waiting.filter { lane in
      if lane.name.kind == .main, place(of: lane.place) == nil { return tasks.isEmpty }
      return !lane.isDaemon || tasks.contains { $0.lane == lane.lane }
    }
  }

  /// The learner's places of a race, the earlier access first; empty if it did not happen here.
  ///
  /// An access in an accessor that the compiler made has the line of its caller.
  package func places(of race: Race, in events: [Recorder.Event]) -> [Place] {
    let seen = SeenEvents(events)
    return wrongEvents(events, .race(race)).filter { events[$0].variable >= 0 }
      .map { seen.replacement[$0] ?? $0 }.compactMap { place(of: events[$0]) }
  }

  /// The indices of the events to mark, in their order.
  private func wrongEvents(_ events: [Recorder.Event], _ fault: Fault) -> [Int] {
    switch fault {
    case .failure:
      return (failures(in: events) + firstRace(in: events)).sorted()
    case .race(let race):
      // The story that shows it may have the two the other way round.
      let pairs = [(race.earlier, race.later), (race.later, race.earlier)]
        .map { accesses(first: $0, second: $1, in: events) }
      // What comes of it is marked as well.
      return (pairs.first { $0.count == 2 } ?? pairs.first { !$0.isEmpty } ?? [])
        + failures(in: events)
    case .stuck, .nothing:
      return []
    }
  }

  private func failures(in events: [Recorder.Event]) -> [Int] {
    events.indices.filter { if case .failed = events[$0].kind { true } else { false } }
  }

  /// The first racy access of a kind, and the last of another kind before it; fewer where they are not.
  private func accesses(
    first: Race.Access, second: Race.Access, in events: [Recorder.Event]
  ) -> [Int] {
    let racy = events.indices.filter { events[$0].isRacy && isAccess(events[$0], of: second) }
    for later in racy {
      let earlier = events.rivals(of: later).first { isAccess(events[$0], of: first) }
      if let earlier { return [earlier, later] }
    }
    guard let later = racy.first else { return [] }
    let earlier = events[..<later].lastIndex {
      isAccess($0, of: first) && $0.variable == events[later].variable
        && $0.lane != events[later].lane
    }
    return [earlier, later].compactMap { $0 }
  }

  /// The first two accesses that the engine saw race, in their order.
  private func firstRace(in events: [Recorder.Event]) -> [Int] {
    guard let later = events.firstIndex(where: \.isRacy) else { return [] }
    let earlier =
      events.rivals(of: later).first
      ?? events[..<later].lastIndex {
        $0.variable == events[later].variable && $0.lane != events[later].lane
          && ($0.kind == .write || events[later].kind == .write)
      }
    return [earlier, later].compactMap { $0 }
  }

  /// The learner's places of the first race that the engine saw, the earlier access first.
  package func racePlaces(in events: [Recorder.Event]) -> [Place] {
    let seen = SeenEvents(events)
    return firstRace(in: events).compactMap { place(of: events[seen.replacement[$0] ?? $0]) }
  }

  private func isAccess(_ event: Recorder.Event, of access: Race.Access) -> Bool {
    event.place == access.place && event.kind == (access.writes ? .write : .read)
  }

  private func place(of event: Recorder.Event) -> Place? {
    ([event.place] + event.callers).lazy.compactMap { place(of: $0) }.first
  }

  /// The learner's own line, if a step of a check happens below it, and otherwise the innermost one.
  private func ownPlace(of event: Recorder.Event) -> Place? {
    let places = ([event.place] + event.callers).lazy.compactMap { place(of: $0) }
    return checkFiles.isEmpty
      ? places.first : places.first { !checkFiles.contains($0.file) } ?? places.first
  }

  private func place(of code: CodePlace) -> Place? {
    if let known = found.places[code] { return known }
    let place = lookedUp(code)
    found.places[code] = .some(place)
    return place
  }

  private func lookedUp(_ code: CodePlace) -> Place? {
    guard code.isKnown, var place = resolver.place(of: code) else { return nil }
    if place.code.isEmpty { place.code = sources[place.file]?.code(atLine: place.line) ?? "" }
    // There stands only what makes it an actor.
    return place.code.contains("actor ") && place.code.contains(/^(\w+ )*actor \w+[^{}]*\{$/)
      ? nil : place
  }
}

/// The places that one builder has looked up: the executions of a tree have the same ones thousands of times.
private final class FoundPlaces {
  var places: [CodePlace: Place?] = [:]
}

/// Which events are told, and which others stand for those that are not.
private struct SeenEvents {
  /// For each event that is left out the one that tells the same.
  ///
  /// An inout access begins before what is done in it: where that can be seen, it says more.
  private(set) var replacement: [Int: Int] = [:]

  init(_ events: [Recorder.Event]) {
    var next: [Int: Int] = [:]  // lane: its next access
    for index in events.indices.reversed() where events[index].variable >= 0 {
      let event = events[index]
      if event.isInout, let later = next[event.lane], events[later].variable == event.variable {
        replacement[index] = replacement[later] ?? later
      }
      next[event.lane] = index
    }
  }
}
