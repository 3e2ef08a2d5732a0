import CExploration

/// What the compiler's callbacks tell of the explored object's memory, and the data races in it.
package final class ExploredMemory {
  var detector = RaceDetector()
  var races = FoundRaces()
  let variables: SharedVariables
  let lifetimes: Lifetimes
  /// What the runtime orders through addresses of its own.
  private let runtimeStamps: AddressMap<Stamp>
  /// What memory is used again in the running execution.
  let reused = ReusedMemory()
  /// Called before the runtime hands something over through an address.
  package var runtimeReleases: (UnsafeRawPointer) -> Void = { _ in }
  /// Whether the calling lane only looks at what the runtime has at an address, and need not come after it.
  package var runtimeLooks: (UnsafeRawPointer) -> Bool = { _ in false }
  /// Called with each race that was not known before, as soon as it is seen: before its second access.
  package var raceSighted: ((Race) -> Void)?
  /// Whether there is more than one lane.
  private(set) var isShared = false
  private var accessesSincePoint = 0
  private var turnsWithoutPoint = 0
  /// Whether the lane that reaches a scheduling point does so for the others' sake only.
  private(set) var givesWay = false
  /// What lanes have written, where a reading wants to know.
  var journal = WriteJournal()

  init() {
    runtimeStamps = AddressMap(reused)
    variables = SharedVariables(reused)
    lifetimes = Lifetimes(reused)
  }

  private var engine: Engine { .shared }

  // MARK: What the search sets and asks

  /// From now on the memory accesses of lanes come here.
  package func observe() {
    cexploration_observe(
      cexploration_observer(
        access: {
          let engine = Engine.shared
          engine.memory.access($0, size: Int($1), writes: $2, place: $3, engine)
        },
        atomic: {
          Engine.shared.memory.atomic(
            $0, size: Int($1), kind: $2, ordering: $3, place: $4, comesRound: $5)
        },
        atomic_done: { Engine.shared.memory.variables.atomicDone($0, kind: $1, ordering: $2) },
        boundary: { Engine.shared.perform(Action(.goOn, nil, [])) },
        acquire: { Engine.shared.memory.acquireRuntime($0) },
        release: { Engine.shared.memory.releaseRuntime($0) },
        allocated: { Engine.shared.memory.allocated($0, size: $1) },
        overwritten: { Engine.shared.memory.overwritten($0, size: $1) }))
    observeOverlaps()
    cexploration_observe_throws()
    cexploration_set_clock { VirtualClock.read() }
  }

  /// From now on scheduling points come before what weak and unowned references can see of an object's
  /// end, and what a deinitialiser does is told.
  ///
  /// - Parameters:
  ///   - whole: Whether the program can see ends; otherwise only what orders changes in place is told.
  ///   - boxes: Whether it changes existential values in their boxes.
  /// - Returns: Whether that is possible with this runtime.
  package func observeLifetimes(whole: Bool, boxes: Bool) -> Bool {
    lifetimes.observe(whole: whole, boxes: boxes)
  }

  /// From now on the end of an array's or a string's storage writes all of it.
  package func endStorage() { lifetimes.endStorage() }

  /// The data races found so far, over all executions.
  package var foundRaces: [RacePair: Race] { races.all }

  /// What holds objects whose end others see: which lane ends it first is to be a choice of the search.
  package var foundHolders: Set<CodePlace> { races.holders }

  /// Takes over the races that another process has found.
  package func adopt(_ found: [Race]) { races.adopt(found) }

  /// Forgets which races were found.
  package func forgetRaces() { races.forget() }

  // MARK: What the engine tells

  func beginExecution() {
    reused.removeAll()
    races.beginExecution()
    cexploration_release_freed()
    // A lane that stops before a write that races may have read already what is there, and another free it.
    if !races.all.isEmpty { cexploration_keep_freed() }
    cexploration_forget_objects()
    // After a race nothing is sure, and the end of a change would be one more step of those that race.
    cexploration_forget_accesses(engine.racyPlaces.isEmpty)
    cexploration_forget_throws()
    detector.removeAll()
    variables.removeAll()
    lifetimes.removeAll()
    runtimeStamps.removeAll()
    isShared = false
    journal.removeAll()
    journal.isKept = engine.reading.wakes == .any
    accessesSincePoint = 0
    turnsWithoutPoint = 0
    givesWay = false
  }

  /// A lane other than the main one begins.
  func becomesShared() { isShared = true }

  /// A lane has reached a scheduling point.
  func reachedPoint() {
    accessesSincePoint = 0
    cexploration_keep_accesses()
  }

  /// A lane was chosen.
  func leftPoint() { givesWay = false }

  // MARK: What the callbacks tell

  /// What lanes wrote to some memory has nothing to do with what is there from now on.
  private func overwritten(_ address: UInt, size: Int) {
    if journal.isKept { journal.noteAllocation(address, size: size) }
    engine.current?.poll.noteAllocation(address, size: size)
    detector.forget(address, size: size)
  }

  /// Memory is handed to a lane; so is a stack.
  private func allocated(_ address: UInt, size: Int) {
    overwritten(address, size: size)
    reused.handOut(address, size: size)
  }

  private func access(_ address: UInt, size: Int, writes: Bool, place: UInt, _ engine: Engine) {
    guard let lane = engine.current else { return }
    if writes, journal.isKept || lane.poll.isWatched {
      let known = cexploration_access_begins() ? nil : size
      if journal.isKept { journal.note(address, size: known) }
      lane.poll.note(address, size: known)
    }
    if !engine.racyPlaces.isEmpty, engine.racyPlaces.contains(CodePlace(address: place)) {
      let effect: Effect = writes ? .write : .read
      if cexploration_access_continues() {
        variables.goOn(address, size: size, effect, by: lane)
      } else {
        variables.visit(
          address, size: size, writes ? .write : .read, effect, kind: .variable, place, by: lane)
      }
    } else {
      accessesSincePoint += 1
      if accessesSincePoint > engine.limits.accessesBetweenPoints { yieldForProgress(place) }
    }
    engine.recorder?.accessed(lane, address: address, size: size, writes: writes, place: place)
    detect(
      address, size: size, writes: writes, isAtomic: false, ends: cexploration_access_ends(), place,
      lane, engine)
  }

  private func detect(
    _ address: UInt, size: Int, writes: Bool, isAtomic: Bool, ends: Bool, _ place: UInt,
    _ lane: Lane, _ engine: Engine
  ) {
    // What the main lane does alone comes before all that the others do.
    guard isShared || ends || detector.knowsEnds else { return }
    var freed: UInt?
    detector.access(
      address, size: size, writes: writes, isAtomic: isAtomic, ends: ends, place: place,
      lane: lane.number,
      clock: engine.clocks.enforced(of: lane.number, and: lane.endings.last?.after)
    ) { earlier in
      if earlier.isEnd {
        freed = earlier.place
      } else {
        found(
          Race(
            earlier: .init(
              place: CodePlace(address: earlier.place), writes: earlier.wrote, lane: earlier.lane),
            later: .init(place: CodePlace(address: place), writes: writes, lane: lane.number)))
      }
    }
    if writes, !isAtomic, detector.isOfOthers { lane.sharedWrites &+= 1 }
    if let freed {
      engine.fail(
        .crashed(.freedMemory(again: ends)), at: CodePlace(address: place),
        after: CodePlace(address: freed))
    }
  }

  private func found(_ race: Race) {
    let helpers = engine.code.helpers
    if helpers.contains(race.earlier.place) || helpers.contains(race.later.place) { return }
    engine.recorder?.raced(race)
    cexploration_keep_freed()
    guard races.add(race), let sighted = raceSighted else { return }
    // What is told, and allocated for it, is not the lane's doing.
    let lane = cexploration_lane()
    cexploration_set_lane(-1)
    sighted(race)
    cexploration_set_lane(lane)
  }

  private func yieldForProgress(_ place: UInt) {
    accessesSincePoint = 0
    turnsWithoutPoint += 1
    if turnsWithoutPoint > engine.limits.turns(isAgain: engine.pulse.pointee.isAgain) {
      let accesses = engine.limits.accessesBetweenPoints * turnsWithoutPoint
      engine.fail(
        .unfinished(.accesses(millions: accesses / 1_000_000)), at: CodePlace(address: place))
    }
    givesWay = true
    engine.perform(Action(.goOn, nil, []))
  }

  private func atomic(
    _ address: UInt, size: Int, kind: Int32, ordering: Int32, place: UInt, comesRound: Bool
  ) {
    if engine.code.helpers.contains(CodePlace(address: place)) { return }
    guard let lane = engine.current else { return }
    variables.visitAtomic(
      address, size: size, kind: kind, ordering: ordering, place, comesRound: comesRound, by: lane)
    engine.recorder?.accessed(lane, address: address, size: size, writes: kind != 0, place: place)
    // Only what is no atomic operation races with it.
    detect(
      address, size: size, writes: kind != 0, isAtomic: true, ends: false, place, lane, engine)
  }

  /// The runtime hands something over through an address: a job, a finished task.
  private func releaseRuntime(_ address: UnsafeRawPointer?) {
    guard let address else { return }
    // Those who acquire it come after the beginning of what is in progress.
    cexploration_keep_accesses()
    runtimeReleases(address)
    var stamp = runtimeStamps[address] ?? Stamp()
    engine.releaseJoining(into: &stamp)
    runtimeStamps[address] = stamp
  }

  /// What the runtime has released at an address comes before what the running lane does next, unless that one
  /// only looks at it.
  package func acquireRuntime(_ address: UnsafeRawPointer?) {
    guard let address, let stamp = runtimeStamps[address], !runtimeLooks(address) else { return }
    engine.acquire(stamp)
  }
}
