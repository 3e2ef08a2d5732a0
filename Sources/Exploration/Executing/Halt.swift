/// Where an execution stands that was halted at a scheduling point.
package struct Halt: Hashable, Sendable, Codable {
  /// A lane that has not ended, and what it is about to do.
  package struct Lane: Hashable, Sendable, Codable {
    /// Its number.
    package var number: Int
    /// Whether it can continue.
    package var isOffered: Bool
    /// Whether only the reading lets it continue; see ``Reading``.
    package var isUnprompted: Bool
    /// Whether it may wait forever.
    package var isDaemon: Bool
    /// What it does next, or waits to do.
    package var verb: Verb
    /// What it does it to; `nil` for nothing that others can notice.
    package var resource: ResourceName?
    /// The number in the execution of what it does it to; -1 for none.
    package var resourceNumber: Int
    /// Whether it begins an inout access, whose reads and writes follow.
    package var isInout: Bool
    /// Where it stands, the innermost place first; none before it has begun.
    package var places: [CodePlace]
    /// What it waits for, if it waits.
    package var reason: WaitReason?
    /// The lanes that would have to act for it to continue, as far as that is known.
    package var holders: [Int]
    /// The virtual nanoseconds since the start at which it continues in any case.
    package var deadline: UInt64?
  }

  /// A lock, semaphore or the like that the execution has used.
  package struct Resource: Hashable, Sendable, Codable {
    /// What it is.
    package var name: ResourceName
    /// Its number in the execution.
    package var number: Int
    /// The lanes that have it.
    package var holders: [Int]
    /// What it counts, such as its tokens.
    package var amount: Int?

    /// Something that lanes have, or that counts.
    package init(name: ResourceName, number: Int, holders: [Int], amount: Int? = nil) {
      self.name = name
      self.number = number
      self.holders = holders
      self.amount = amount
    }
  }

  /// The lanes that have not ended, by number.
  package var lanes: [Lane]
  /// What has holders or counts something, in the order in which the execution used it first.
  package var resources: [Resource]
  /// Virtual nanoseconds since the start.
  package var now: UInt64
  /// How many events were noted before; of one that stands for several that are alike, for the first and for
  /// the last of them.
  package var events = 0...0
  /// The lane that ran last, if it can continue: to choose another one is a switch.
  package var current: Int?

  /// Where lanes stand.
  package init(
    lanes: [Lane], resources: [Resource], now: UInt64, events: ClosedRange<Int> = 0...0,
    current: Int? = nil
  ) {
    self.lanes = lanes
    self.resources = resources
    self.now = now
    self.events = events
    self.current = current
  }
}

extension ResourceKind {
  /// Whether lanes have it, in the way in which they have a lock.
  fileprivate var isOwned: Bool {
    switch self {
    case .nsLock, .nsRecursiveLock, .nsCondition, .nsConditionLock, .mutex, .pthreadMutex: true
    case .spinLock, .readWriteLock, .pthreadOnce, .actor: true
    default: false
    }
  }
}

extension Recorder {
  /// The execution ends here, before the next choice.
  func halted(_ lanes: ArraySlice<Exploration.Lane>, _ offer: Offer, now: UInt64) {
    for lane in lanes { settle(lane.number) }
    halt = standing(lanes, offer, now: now)
  }

  /// Notes where the lanes stand before a choice, if that is wanted.
  ///
  /// - Parameters:
  ///   - current: The lane that ran last, if it can continue.
  ///   - isStart: Whether a lane can begin.
  func stand(
    _ lanes: ArraySlice<Exploration.Lane>, _ offer: Offer, now: UInt64, current: Int? = nil,
    isStart: Bool = false
  ) {
    guard moments.wants(offer.enabled.count, isStart: isStart) else { return }
    var moment = standing(lanes, offer, now: now)
    moment.events = events.count...events.count
    moment.current = current
    moments.add(moment)
  }

  /// Notes where the lanes stand where one of them ends the execution, amid a step: no choice follows that shows it.
  func standAtFailure(of failing: Exploration.Lane?, amid lanes: LaneTable, now: UInt64) {
    guard moments.areOfChanges else { return }
    var offer = lanes.offer(at: now)
    // It has what it was about to take, and waits for nothing.
    if let failing { offer.enabled.insert(failing.number) }
    stand(lanes.all, offer, now: now)
  }

  private func standing(
    _ lanes: ArraySlice<Exploration.Lane>, _ offer: Offer, now: UInt64
  ) -> Halt {
    Halt(
      lanes: lanes.filter { !$0.isFinished }.map { Self.halted($0, offer) },
      resources: resources.compactMap { resource in
        let holders =
          resource.kind.isOwned
          ? resource.holders(for: Action(.lock, resource, [])).map(\.number) : []
        guard !holders.isEmpty || resource.amount != nil else { return nil }
        return Halt.Resource(
          name: ResourceName(resource.kind, label: resource.label),
          number: (resource.whole ?? resource).number, holders: holders, amount: resource.amount)
      },
      now: now)
  }

  private static func halted(_ lane: Exploration.Lane, _ offer: Offer) -> Halt.Lane {
    let resource = lane.prompt?.resource ?? lane.action.resource
    let isOffered = offer.enabled.contains(lane.number)
    // A task that is suspended has no stack: the runtime knows at which await that is.
    let awaits = resource?.waitPlaces(for: lane.action) ?? []
    return Halt.Lane(
      number: lane.number, isOffered: isOffered,
      isUnprompted: offer.unprompted.contains(lane.number), isDaemon: lane.isDaemon,
      verb: lane.action.verb,
      resource: resource.map { ResourceName($0.kind, label: $0.label) },
      resourceNumber: (resource?.whole ?? resource)?.number ?? -1,
      isInout: resource is Variable && lane.isBeginningAccess,
      places: (awaits + [lane.place] + lane.callers).filter(\.isKnown),
      reason: isOffered ? nil : resource?.waitReason(for: lane.action),
      holders: isOffered ? [] : resource?.holders(for: lane.action).map(\.number) ?? [],
      deadline: isOffered || lane.deadline == .max ? nil : lane.deadline)
  }
}
