import Channel
import Exploration

/// The lanes and resources of an execution that was halted, as its story calls them.
struct StepNames {
  private let execution: RecordedExecution
  private let words: any Phrasebook
  private let names: [String]
  private let numbers: ResourceNumbers
  private let own: [Int: String]
  /// The code that started each lane, and its callers.
  private let starts: [Int: [CodePlace]]

  init(_ execution: RecordedExecution, words: any Phrasebook) {
    self.execution = execution
    self.words = words
    let lanes = execution.lanes.map { (kind: $0.kind, name: $0.name) }
    names = LaneNames.all(lanes)
    numbers = ResourceNumbers(execution.events)
    own = StoryDraft.ownResources(execution.events, lanes: lanes, names: names)
    var starts: [Int: [CodePlace]] = [:]
    for event in execution.events {
      guard case .spawned(let lane) = event.kind, starts[lane] == nil else { continue }
      starts[lane] = [event.place] + event.callers
    }
    self.starts = starts
  }

  /// The lanes, by number.
  var lanes: [Story.Lane] {
    zip(names, execution.lanes).map { Story.Lane(name: $0, kind: $1.kind) }
  }

  func options(_ halt: Halt, current: Int?, _ resolver: Symbolizer) -> [Step.Option] {
    halt.lanes.filter(\.isOffered).map { lane in
      Step.Option(
        lane: lane.number, name: name(lane.number), kind: kind(lane.number),
        place: place(of: lane, resolver), does: does(lane), isCurrent: lane.number == current,
        isUnprompted: lane.isUnprompted)
    }
  }

  /// The lanes that wait; one that may wait forever is told of only where it stands in the program's code.
  func waiters(_ halt: Halt, _ resolver: Symbolizer) -> [Step.Waiter] {
    halt.lanes.filter { !$0.isOffered }.compactMap { lane in
      let place = place(of: lane, resolver)
      if lane.isDaemon, place == nil { return nil }
      let sleeps = lane.verb == .sleep
      return Step.Waiter(
        name: name(lane.number), kind: kind(lane.number), place: place,
        reason: sleeps
          ? nil : lane.reason.map { words.object(numbers.numbered($0, lane.resourceNumber)) },
        remaining: lane.deadline.map { $0 > halt.now ? $0 - halt.now : 0 })
    }
  }

  /// Where the lanes stand, in the words of a story.
  func standing(_ moment: Halt, _ resolver: Symbolizer) -> StoryStanding {
    StoryStanding(
      ready: moment.lanes.filter(\.isOffered).map { name($0.number) },
      waiting: waiters(moment, resolver).map {
        StoryStanding.Waiter(
          lane: $0.name, reason: $0.reason, line: $0.place?.line, remaining: $0.remaining)
      },
      resources: resources(moment).map {
        StoryStanding.Resource(
          name: $0.name, kind: $0.kind, holders: $0.holders, waiters: $0.waiters, amount: $0.amount)
      })
  }

  /// What is held or counted, and what lanes wait for.
  func resources(_ halt: Halt) -> [Step.Resource] {
    var found = halt.resources
    for lane in halt.lanes where !lane.isOffered && !lane.holders.isEmpty {
      guard case .unlock(let name) = lane.reason,
        !found.contains(where: { $0.number == lane.resourceNumber })
      else { continue }
      found.append(
        Halt.Resource(name: name, number: lane.resourceNumber, holders: lane.holders))
    }
    return found.map { resource in
      Step.Resource(
        name: name(resource.name, resource.number), kind: resource.name.kind,
        holders: resource.holders.map(name),
        waiters: halt.lanes.filter {
          !$0.isOffered && $0.resourceNumber == resource.number && $0.verb != .sleep
        }.map { name($0.number) }, amount: resource.amount)
    }
  }

  private func does(_ lane: Halt.Lane) -> String {
    let resource = lane.resource.map { name($0, lane.resourceNumber) }
    return words.nextStep(
      lane.verb, lane.resource?.kind, resource, isInout: lane.isInout)
  }

  /// A lane that has not begun stands where it was started.
  private func place(of lane: Halt.Lane, _ resolver: Symbolizer) -> Place? {
    if let place = lane.places.lazy.compactMap(resolver.place).first { return place }
    return starts[lane.number]?.lazy.compactMap(resolver.place).first
  }

  private func name(_ resource: ResourceName, _ number: Int) -> String {
    if let name = own[number] { return name }
    let name = words.name(resource)
    guard let place = numbers.place(of: resource, number) else { return name }
    return "\(name) \(place)"
  }

  private func name(_ lane: Int) -> String {
    names.indices.contains(lane) ? names[lane] : "lane \(lane)"
  }

  private func kind(_ lane: Int) -> LaneKind {
    execution.lanes.indices.contains(lane) ? execution.lanes[lane].kind : .other
  }
}
