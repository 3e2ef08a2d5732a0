import CExploration

/// What the compiler's callbacks tell of the explored object's memory, and the data races in it.
public final class ExploredMemory {
  private var detector = RaceDetector()
  private(set) var races = FoundRaces()
  private let variables = SharedVariables()
  /// What the runtime orders through addresses of its own.
  private var runtimeStamps: [UInt: Stamp] = [:]
  /// Called before the runtime hands something over through an address.
  public var runtimeReleases: (UnsafeRawPointer) -> Void = { _ in }
  private var accessesSincePoint = 0
  private var turnsWithoutPoint = 0
  /// Whether the lane that comes to a scheduling point does so for the others' sake only.
  private(set) var givesWay = false
  /// What lanes have written, where a reading wants to know.
  var journal = WriteJournal()

  init() {}

  private var engine: Engine { .shared }

  // MARK: What the search sets and asks

  /// From now on the memory accesses of lanes come here.
  public func observe() {
    cexploration_observe(
      cexploration_observer(
        access: {
          let engine = Engine.shared
          engine.memory.access($0, size: Int($1), writes: $2, place: $3, engine)
        },
        atomic: { Engine.shared.memory.atomic($0, size: Int($1), kind: $2, place: $4) },
        atomic_done: { Engine.shared.memory.variables.atomicDone($0, kind: $1, ordering: $2) },
        boundary: { Engine.shared.perform(Action(.goOn, nil, [])) },
        acquire: { Engine.shared.memory.acquireRuntime($0) },
        release: { Engine.shared.memory.releaseRuntime($0) },
        allocated: {
          let memory = Engine.shared.memory
          if memory.journal.isKept { memory.journal.noteAllocation($0, size: $1) }
          memory.detector.forget($0, size: $1)
        }))
    cexploration_set_clock { VirtualClock.read() }
  }

  /// The data races found so far, over all executions.
  public var foundRaces: [RacePair: Race] { races.all }

  /// Takes over the races that another process has found.
  public func adopt(_ found: [Race]) { races.adopt(found) }

  /// Forgets which races were found.
  public func forgetRaces() { races.forget() }

  // MARK: What the engine tells

  func beginExecution() {
    races.beginExecution()
    detector.removeAll()
    variables.removeAll()
    if !runtimeStamps.isEmpty { runtimeStamps.removeAll(keepingCapacity: true) }
    journal.removeAll()
    accessesSincePoint = 0
    turnsWithoutPoint = 0
    givesWay = false
  }

  /// A lane has come to a scheduling point.
  func reachedPoint() { accessesSincePoint = 0 }

  /// A lane was chosen.
  func leftPoint() { givesWay = false }

  // MARK: What the callbacks tell

  private func access(
    _ address: UInt, size: Int, writes: Bool, place: UInt, _ engine: Engine
  ) {
    guard let lane = engine.current else { return }
    if writes, journal.isKept {
      journal.note(address, size: cexploration_access_begins() ? nil : size)
    }
    if !engine.racyPlaces.isEmpty, engine.racyPlaces.contains(CodePlace(address: place)) {
      variables.visit(
        address, writes ? .write : .read, writes ? .write : .read, kind: .variable, place)
    } else {
      accessesSincePoint += 1
      if accessesSincePoint > engine.limits.accessesBetweenPoints { yieldForProgress(place) }
    }
    engine.recorder?.accessed(lane, address: address, size: size, writes: writes, place: place)
    detector.access(
      address, size: size, writes: writes, place: place, lane: lane.number,
      clock: engine.clocks.enforced(of: lane.number)
    ) { earlier, wrote, other in
      found(
        Race(
          earlier: .init(place: CodePlace(address: earlier), writes: wrote, lane: other),
          later: .init(place: CodePlace(address: place), writes: writes, lane: lane.number)))
    }
  }

  private func found(_ race: Race) {
    let helpers = engine.code.helpers
    if helpers.contains(race.earlier.place) || helpers.contains(race.later.place) { return }
    engine.recorder?.raced(race)
    races.add(race)
  }

  private func yieldForProgress(_ place: UInt) {
    accessesSincePoint = 0
    turnsWithoutPoint += 1
    if turnsWithoutPoint > engine.limits.turnsWithoutPoint {
      engine.fail(.noProgress(.loop), at: CodePlace(address: place))
    }
    givesWay = true
    engine.perform(Action(.goOn, nil, []))
  }

  private func atomic(_ address: UInt, size: Int, kind: Int32, place: UInt) {
    if engine.code.helpers.contains(CodePlace(address: place)) { return }
    let verb: Verb = kind == 0 ? .load : kind == 1 ? .store : .update
    variables.visit(address, verb, kind == 0 ? .read : .write, kind: .atomic, place)
    if let lane = engine.current {
      engine.recorder?.accessed(lane, address: address, size: size, writes: kind != 0, place: place)
    }
  }

  /// The runtime hands something over through an address: a job, a finished task.
  private func releaseRuntime(_ address: UnsafeRawPointer?) {
    if let address { runtimeReleases(address) }
    engine.releaseJoining(into: &runtimeStamps[UInt(bitPattern: address), default: Stamp()])
  }

  private func acquireRuntime(_ address: UnsafeRawPointer?) {
    if let stamp = runtimeStamps[UInt(bitPattern: address)] { engine.acquire(stamp) }
  }
}
