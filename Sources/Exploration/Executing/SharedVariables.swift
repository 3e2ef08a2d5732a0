import CExploration

/// A variable that lanes race on, or an atomic one.
final class Variable: Resource {
  /// Where it begins.
  let start: UInt
  /// Behind the last byte of it that was touched by an access that began there.
  var end: UInt
  /// What its last releasing store or update handed over.
  fileprivate var stamp = Stamp()

  init(kind: ResourceKind, start: UInt) {
    self.start = start
    end = start
    super.init(kind: kind)
  }

  /// A lane that has looked in vain continues when another has written; see ``SharedVariables/visit``.
  override func isReady(for action: Action, lane: Lane) -> Bool {
    let spin = action.effect == .read ? lane.spin : lane.tries
    return spin.hasNews(in: Engine.shared.trace)
  }

  override func waitReason(for action: Action) -> WaitReason { .change(title) }
}

/// The variables of one execution whose accesses are scheduling points, by their addresses.
///
/// A class, because lanes take turns inside ``visit``.
final class SharedVariables {
  private var variables: VariableTable
  var orderings = WeakOrderings()
  /// The lanes that accessed what races, each once as long as no other one did.
  private var turns: [Int] = []

  init(_ reused: ReusedMemory) { variables = VariableTable(reused) }

  func removeAll() {
    orderings.removeAll()
    variables.removeAll()
    turns.removeAll(keepingCapacity: true)
  }

  /// Whether a lane accessed what races both before and after another one did.
  var racesInterleave: Bool { Set(turns).count < turns.count }

  /// A scheduling point before an access of a place that others race on, or of an atomic variable.
  ///
  /// A lane that has looked at the same value from the same place some times over would see it
  /// forever: it continues when another has written, so that a loop that waits for a flag ends. The same
  /// holds for updates that leave the value as it is, as those of a lock that another lane has.
  ///
  /// - Parameter comesRound: Whether all that the lane has done since it was there last was a round of a loop that only
  ///   looks.
  /// - Returns: The variable that the access is of.
  @discardableResult
  func visit(
    _ address: UInt, size: Int, _ verb: Verb, _ effect: Effect, kind: ResourceKind, _ place: UInt,
    comesRound: Bool = false, by lane: Lane
  ) -> Variable {
    let variable = variables.variable(at: address, size: UInt(size), kind: kind)
    let engine = Engine.shared
    let (trace, step) = (engine.trace, engine.steps)
    lane.place = CodePlace(address: place)
    let from = lane.place.offset
    let isTry = effect != .read
    let isSure =
      comesRound
      && (isTry ? lane.tries : lane.spin).seesTheSame(variable.number, from: from, in: trace)
    let looksAgain =
      isSure
      || (!isTry || verb == .update)
        && lane.looksInVain(at: variable.number, from: from, asTry: isTry)
    let isIdle =
      isSure || looksAgain && (isTry ? lane.tries : lane.spin).isIdle(engine.limits)
    if effect != .read { lane.spin.forget() }
    if verb == .write || verb == .store { lane.tries.forget() }
    lane.action = Action(
      looksAgain ? .lookAgain : verb, variable, effect, mayWait: looksAgain)
    if engine.recorder != nil {
      lane.callers = CodePlace.stackOfLearner()
      lane.isBeginningAccess = cexploration_access_begins()
    }
    lane.deadline = .max
    if looksAgain { lane.rounds.note(place) } else { lane.rounds.end() }
    engine.stop(lane)
    lane.timedOut = false
    if kind == .variable, turns.last != lane.number { turns.append(lane.number) }
    touchOthers(than: variable, address..<address &+ UInt(size), effect, by: lane)
    if looksAgain {
      let isChanged =
        effect == .read
        ? lane.spin.wentOn(in: engine.trace, with: lane.event)
        : lane.tries.wentOn(in: engine.trace, with: lane.event)
      lane.noteVainLook(
        at: lane.place, after: step, isWait: isChanged && isIdle, isSure: isSure)
    }
    if effect == .read { lane.spin.saw(variable.number, from: from, in: trace) }
    return variable
  }

  /// More of a value that a lane has begun to read or write: part of the same step.
  func goOn(_ address: UInt, size: Int, _ effect: Effect, by lane: Lane) {
    guard lane.event >= 0 else { return }
    let engine = Engine.shared
    let variable = variables.variable(at: address, size: UInt(size), kind: .variable)
    engine.happen(effect, effect.conflicts, on: variable.number, by: lane)
    touchOthers(than: variable, address..<address &+ UInt(size), effect, by: lane)
    guard effect == .read else { return }
    let from = lane.place.offset
    _ = lane.looksInVain(at: variable.number, from: from)
    lane.spin.saw(variable.number, from: from, in: engine.trace)
  }

  /// A whole value and a part of it are one place: an access of either comes before the other or after.
  private func touchOthers(
    than variable: Variable, _ memory: Range<UInt>, _ effect: Effect, by lane: Lane
  ) {
    guard variables.hasOverlaps else { return }
    for other in variables.overlapping(memory, except: variable) {
      Engine.shared.happen(effect, effect.conflicts, on: other.number, by: lane)
    }
  }

  /// A scheduling point before an atomic operation.
  ///
  /// - Parameters:
  ///   - kind: 0 loads, 1 stores, 2 does both.
  ///   - ordering: The ordering of C11, as the callbacks number it.
  ///   - comesRound: Whether the lane has come there by a round of a loop that only looks.
  func visitAtomic(
    _ address: UInt, size: Int, kind: Int32, ordering: Int32, _ place: UInt, comesRound: Bool,
    by lane: Lane
  ) {
    let verb: Verb = kind == 0 ? .load : kind == 1 ? .store : .update
    let variable = visit(
      address, size: size, verb, kind == 0 ? .read : .write, kind: .atomic, place,
      comesRound: comesRound, by: lane)
    orderings.visit(variable.number, writes: kind != 0, ordering: ordering, .shared)
  }

  /// The orderings of C11, as the callbacks number them.
  private enum Ordering {
    static func acquires(_ order: Int32) -> Bool { order == 1 || order == 2 || order >= 4 }
    static func releases(_ order: Int32) -> Bool { order >= 3 }
  }

  /// Follows what an atomic operation's ordering promises to other memory: a relaxed store hands nothing
  /// over, so that data published by it is a race.
  ///
  /// - Parameters:
  ///   - kind: 0 has loaded, 1 has stored, 2 has done both, 3 has done both and changed nothing.
  ///   - ordering: The ordering of C11, as the callbacks number it.
  func atomicDone(_ address: UInt, kind: Int32, ordering: Int32) {
    // One that was not announced belongs to a helper.
    guard let variable = variables.variable(at: address) else { return }
    let engine = Engine.shared
    if kind != 1, Ordering.acquires(ordering) { engine.acquire(variable.stamp) }
    switch kind {
    case 1 where Ordering.releases(ordering): engine.release(into: &variable.stamp)
    case 1: variable.stamp = Stamp()
    case 2 where Ordering.releases(ordering), 3 where Ordering.releases(ordering):
      engine.releaseJoining(into: &variable.stamp)
    default: break
    }
    if let lane = engine.current { hasTried(variable, changing: kind == 2, by: lane) }
  }

  /// Notes whether an update has changed its variable; one that has not is like a look.
  private func hasTried(_ variable: Variable, changing: Bool, by lane: Lane) {
    guard lane.action.effect != .read, lane.action.resource === variable,
      lane.action.verb != .store
    else { return }
    if changing { return lane.tries.forget() }
    let trace = Engine.shared.trace
    trace.changesNothing(variable.number)
    // One that failed because another lane was first was not in vain: it goes on with what it has found.
    if lane.tries.hasNews(in: trace, besides: lane.event) { lane.tries.forget() }
    lane.tries.saw(variable.number, from: lane.place.offset, in: trace)
  }
}
