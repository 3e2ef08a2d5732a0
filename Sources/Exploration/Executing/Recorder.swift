import CExploration

/// Notes what happens in one execution, for its story.
package final class Recorder {
  /// One thing that happened.
  package enum Kind: Hashable, Sendable {
    /// - Parameters:
    ///   - resource: What it was done to; `nil` for nothing that others can notice.
    ///   - number: The resource's number in the execution; -1 for none.
    ///   - timedOut: Whether the lane gave up.
    case action(Verb, ResourceName?, number: Int, timedOut: Bool)
    case read, write
    case spawned(lane: Int)
    case finished
    case printed(String)
    case timePassed(UInt64)
    case failed(Mistake)
    /// This lane continues, and another one does not.
    case switched(from: Int, because: Departure)
  }

  /// Why a lane does not continue.
  package enum Departure: Hashable, Sendable {
    /// It could have.
    case preempted
    /// It waits; `nil` where it is not known for what.
    case waits(for: WaitReason?)
    /// It sleeps until a virtual time.
    case sleeps
    case ended
  }

  /// Something that happened, with the lane that did it and where.
  package struct Event: Hashable, Sendable {
    /// What happened.
    package var kind: Kind
    /// The lane; -1 for what happens to all.
    package var lane: Int
    /// Where in the code.
    package var place: CodePlace
    /// The memory that was accessed, numbered in the order of first access; -1 for none.
    package var variable = -1
    /// The bytes of the access.
    package var size = 0
    /// The bytes that were read or written, if they could be seen.
    package var value: UInt64?
    /// Whether the lane before could have continued.
    package var isPreemption = false
    /// Whether it is part of a data race.
    package var isRacy = false
    /// Where a race is seen for the first time, the earlier access: how many events before this one it is.
    package var rivals: [Int] = []
    /// Whether it is the beginning of an inout access, whose reads and writes follow or are not seen.
    package var isInout = false
    /// The callers of the code at the place, the innermost first: an accessor that the compiler made has
    /// no line of its own.
    package var callers: [CodePlace] = []
  }

  /// What happened, in order.
  package private(set) var events: [Event] = []
  /// The names and kinds of the lanes, by number.
  package private(set) var lanes: [(kind: Lane.Kind, name: String)] = []
  /// The choices that were made: the chosen lane at each point.
  package private(set) var choices: [Int] = []
  private var pendingWrite: [Int: (event: Int, address: UInt, size: Int)] = [:]
  /// By their addresses; made by the first access, when the execution has begun.
  private lazy var variables = AddressMap<Int>()
  /// The address of each variable, by number.
  private var addresses: [UInt] = []
  /// What was acted on, in the order in which it came.
  private(set) var resources: [Resource] = []
  private var seen: Set<Int> = []
  /// The event of the last access; `nil` if there was no room for it.
  private var lastAccess: Int?
  /// The places of the races that were seen, the earlier one first.
  private var seenRaces: Set<[CodePlace]> = []
  /// Where the lanes stood on the way, as far as that is wanted.
  package internal(set) var moments: Moments
  /// Where the learner's code made what was acted on, by number.
  package private(set) var origins: [Int: CodePlace] = [:]
  /// Where the execution stands, if it was halted at a scheduling point.
  package internal(set) var halt: Halt?
  /// How many events are kept: an execution that never ends must not fill the memory.
  private let most = 20_000

  /// Notes nothing yet.
  ///
  /// - Parameter moments: Which moments are kept besides the events.
  package init(keeping moments: Moments.Wanted = .none) { self.moments = Moments(moments) }

  private func append(_ event: Event) {
    if events.count < most { events.append(event) }
  }

  func register(_ lane: Lane) {
    while lanes.count <= lane.number { lanes.append((lane.kind, lane.name)) }
    lanes[lane.number] = (lane.kind, lane.name)
  }

  func spawned(_ lane: Lane, by parent: Lane) {
    register(lane)
    settle(parent.number)
    append(
      Event(
        kind: .spawned(lane: lane.number), lane: parent.number, place: .ofLearner(),
        callers: CodePlace.stackOfLearner()))
  }

  func finished(_ lane: Lane) {
    settle(lane.number)
    append(Event(kind: .finished, lane: lane.number, place: CodePlace(0)))
  }

  func executed(_ lane: Lane, before: Lane?, enabled: LaneSet) {
    choices.append(lane.number)
    if let before {
      settle(before.number)
      if before !== lane { switched(from: before, to: lane, enabled: enabled) }
    }
    let preempted =
      before.map { $0 !== lane && !$0.isFinished && enabled.contains($0.number) } ?? false
    guard let resource = lane.action.resource else {
      if preempted {
        append(
          Event(
            kind: .action(lane.action.verb, nil, number: -1, timedOut: false),
            lane: lane.number, place: lane.place, isPreemption: true))
      }
      return
    }
    if resource is Variable {
      if preempted {
        append(
          Event(
            kind: .action(lane.action.verb, nil, number: -1, timedOut: false), lane: lane.number,
            place: lane.place, isPreemption: true))
      }
      return
    }
    if seen.insert(resource.number).inserted {
      resources.append(resource)
      let whole = resource.whole ?? resource
      if origins[whole.number] == nil { origins[whole.number] = whole.origin }
    }
    append(
      Event(
        kind: .action(
          lane.action.verb, ResourceName(resource.kind, label: resource.label),
          number: (resource.whole ?? resource).number, timedOut: lane.timedOut),
        lane: lane.number, place: lane.place, isPreemption: preempted, callers: lane.callers))
  }

  private func switched(from before: Lane, to lane: Lane, enabled: LaneSet) {
    let departure: Departure
    if before.isFinished {
      departure = .ended
    } else if enabled.contains(before.number) {
      departure = .preempted
    } else if before.action.verb == .sleep {
      departure = .sleeps
    } else {
      departure = .waits(for: before.action.resource?.waitReason(for: before.action))
    }
    // A task that is suspended has no stack: the runtime knows at which await that is.
    let awaits =
      before.isFinished ? [] : before.action.resource?.waitPlaces(for: before.action) ?? []
    append(
      Event(
        kind: .switched(from: before.number, because: departure), lane: lane.number,
        place: awaits.first ?? CodePlace(0), callers: Array(awaits.dropFirst())))
  }

  func accessed(_ lane: Lane, address: UInt, size: Int, writes: Bool, place: UInt) {
    settle(lane.number)
    let variable = variables[address] ?? addresses.count
    if variable == addresses.count {
      variables[address] = variable
      addresses.append(address)
    }
    let isInout = cexploration_access_begins()
    // The callers are expensive to find, and a story that is full has no use for them.
    lastAccess = events.count < most ? events.count : nil
    guard events.count < most else { return }
    append(
      Event(
        kind: writes ? .write : .read, lane: lane.number, place: CodePlace(address: place),
        variable: variable, size: size,
        value: writes || isInout ? nil : WriteJournal.load(address, size), isInout: isInout,
        callers: CodePlace.stackOfLearner().filter { $0 != CodePlace(address: place) }))
    if writes && !isInout && events.count < most {
      pendingWrite[lane.number] = (events.count - 1, address, size)
    }
  }

  func raced(_ race: Race) {
    guard let last = lastAccess else { return }
    events[last].isRacy = true
    guard seenRaces.insert([race.earlier.place, race.later.place]).inserted else { return }
    let earlier = events[..<last].lastIndex { event in
      event.lane == race.earlier.lane && event.place == race.earlier.place
        && event.kind == (race.earlier.writes ? .write : .read) && overlap(event, events[last])
    }
    if let earlier { events[last].rivals.append(last - earlier) }
  }

  /// Whether two accesses have bytes in common; they may begin at different ones.
  private func overlap(_ one: Event, _ other: Event) -> Bool {
    guard one.variable >= 0, other.variable >= 0 else { return false }
    let (first, second) = (addresses[one.variable], addresses[other.variable])
    return first < second + UInt(max(other.size, 1)) && second < first + UInt(max(one.size, 1))
  }

  func printed(_ text: some Sequence<UInt8>, by lane: Lane) {
    var bytes = Array(text)
    ModelNames.replace(in: &bytes, from: 0)
    append(
      Event(
        kind: .printed(String(decoding: bytes, as: UTF8.self)), lane: lane.number,
        place: lane.place, callers: lane.callers))
  }

  func timePassed(to now: UInt64) {
    append(Event(kind: .timePassed(now), lane: -1, place: CodePlace(0)))
  }

  func failed(_ mistake: Mistake, lane: Int, place: CodePlace) {
    settle(lane)
    append(Event(kind: .failed(mistake), lane: lane, place: place))
  }

  /// The execution has ended, and what it had is nobody's any more.
  func letGoOfResources() { resources.removeAll() }

  /// Where each variable stands, as an offset into the explored object; beyond its end for one that does not.
  package var variablePlaces: [UInt] {
    addresses.map { CodePlace(address: $0).offset }
  }

  /// What a lane was about to write stands in memory once the lane does something else.
  func settle(_ lane: Int) {
    guard let pending = pendingWrite.removeValue(forKey: lane) else { return }
    events[pending.event].value = WriteJournal.load(pending.address, pending.size)
  }
}
