import CExploration

/// The lives of the objects of an execution.
///
/// A class, because lanes take turns inside its methods.
final class Lifetimes {
  let ofObjects: AddressMap<Lifetime>
  /// By the record that the runtime keeps for weak references, and that outlives the object.
  private(set) var ofRecords: [UInt: Lifetime] = [:]
  private let releases: AddressMap<EarlierReleases>
  /// The effect of the last object to end to which no reference is followed, and that only holds others.
  private var endOfHolder: Int32?
  private(set) var areObserved = false
  private var storageEnds = false
  var engine: Engine { .shared }

  init(_ reused: ReusedMemory) { (ofObjects, releases) = (AddressMap(reused), AddressMap(reused)) }

  func removeAll() {
    ofObjects.removeAll()
    ofRecords.removeAll(keepingCapacity: true)
    releases.removeAll()
    endOfHolder = nil
  }

  /// From now on the lives of objects are told.
  ///
  /// - Parameters:
  ///   - whole: Whether ends can be seen; otherwise only what orders changes in place is told.
  ///   - boxes: Whether existential values are changed in their boxes.
  /// - Returns: Whether this runtime has a place where they are.
  func observe(whole: Bool, boxes: Bool) -> Bool {
    let isPossible = cexploration_observe_lifetimes(
      cexploration_lifetimes(
        releases: { $0.map { Engine.shared.memory.lifetimes.release($0.pointee) } ?? false },
        has_ended: { Engine.shared.memory.lifetimes.hasEnded() },
        refers: { Engine.shared.memory.lifetimes.refer(to: $0, record: $1) },
        follows: { Engine.shared.memory.lifetimes.follow($0, record: $1) },
        followed: { Engine.shared.memory.lifetimes.followed($0, record: $1) },
        counts: { Engine.shared.memory.lifetimes.count($0, end: $1, isOnly: $2) },
        is_alone: { Engine.shared.memory.lifetimes.isAlone($0, isElsewhere: $1) },
        may_be_late: { Engine.shared.current?.hasJustHanded ?? false },
        retains: { Engine.shared.memory.lifetimes.come(to: $0, record: 0, .retain) },
        notes: { Engine.shared.memory.lifetimes.note($0, count: Int($1)) }), whole, boxes)
    areObserved = isPossible && whole
    return isPossible
  }

  // MARK: Releases

  /// - Returns: Whether it is the last one.
  private func release(_ release: cexploration_release) -> Bool {
    let count = Int(release.count)
    let object = release.object
    // Which of its own arrays a model still has depends on what earlier executions left.
    let holder = release.is_of_model ? nil : Self.place(ofEnd: release.end)
    let isSeen =
      release.has_deinitializer || release.has_references && isReferred(to: object)
    let mayMove = release.has_deinitializer && release.may_stop && engine.lane.endings.isEmpty
    let followsAnother = mayMove && engine.lane.afterEnd == progress
    let isHeld = !release.may_stop && UnsafeRawPointer(bitPattern: object) == engine.lane.held
    if !isHeld, isSeen || holder.map(engine.racyPlaces.contains) == true {
      announce(lifetime(of: object), count: count, stops: release.may_stop, isSeen: isSeen)
    } else if Self.isLibrarys(release.end), release.may_stop,
      cexploration_reference_count(object) <= count
    {
      // What a library releases of what it holds has no scheduling point of its own.
      engine.perform(Action(.goOn, nil, []))
    }
    guard cexploration_reference_count(object) <= count else {
      noteRelease(of: object, byProgram: release.may_stop)
      return false
    }
    if isSeen, let known = ofObjects[object], known.isReferredTo {
      known.wasUsedWeakly(writes: true)
    }
    end(object, isSeen: isSeen, holder, begin: mayMove ? progress : nil, followsAnother)
    return true
  }

  private static func isLibrarys(_ end: UInt) -> Bool { end <= CEXPLORATION_END_OF_TASK }

  /// What stands for an object as one that holds others, and is the same in every execution.
  private static func place(ofEnd end: UInt) -> CodePlace {
    isLibrarys(end) ? CodePlace(end) : CodePlace(address: end)
  }

  /// The program looks whether it has the only reference, or has seen that.
  private func count(_ object: UInt, end: UInt, isOnly: Bool) {
    let holder = Self.place(ofEnd: end)
    if isOnly {
      // No lane had to release it first; a lane that did, did so after all that it did.
      if let known = releases[object] { engine.acquire(known.stamp, isForced: false) }
    } else if engine.racyPlaces.contains(holder) {
      var action = Action(.countReferences, lifetime(of: object), Lifetime.counts)
      action.conflicts = Lifetime.changesCount
      engine.perform(action)
      // That a library's storage is shared makes a copy of it, which nobody sees.
      if end != 0 { lifetime(of: object).mayHaveBeenSeenOld() }
    } else if engine.lanes.count > 1 {
      engine.memory.races.add(holder)
    }
  }

  /// The program releases what a library ends, where nobody sees when that is.
  ///
  /// - Returns: Whether it is the last one.
  private func note(_ object: UInt, count: Int) -> Bool {
    // While the main lane is the only one, all others come after it anyway.
    guard storageEnds || engine.lanes.count > 1 else { return false }
    if cexploration_reference_count(object) > count {
      noteRelease(of: object, byProgram: true)
      return false
    }
    guard storageEnds else {
      releases[object] = nil
      return false
    }
    end(object, isSeen: false, nil, begin: nil, false)
    return true
  }

  /// From now on the end of an array's or a string's storage writes all of it.
  func endStorage() {
    storageEnds = true
    cexploration_end_storage()
  }

  /// Something is about to be changed in place, because it has one reference left: an array's storage, or a box.
  ///
  /// What others did to it comes before that, and what they did to the storage that it has inside. Other memory is not
  /// ordered by it, as that would hide a race in one order of a change and a release.
  ///
  /// - Parameter isElsewhere: Whether nobody knows where the memory lies: then all is ordered.
  private func isAlone(_ object: UInt, isElsewhere: Bool) {
    let lane = engine.lane
    var count = 0
    if let known = releases[object], known.byProgram > 0,
      known.lanes.lanes.contains(where: { $0 != lane.number })
    {
      count = known.byProgram
      if lane.settled == (object, count) { return }
      lane.storage = engine.clocks.joined(lane.storage, known.stamp)
      if isElsewhere { engine.acquire(known.stamp, isForced: false) }
    } else if lane.settled == (object, 0) {
      return
    }
    guard lane.storage.isWritten else { return }
    lane.settled = (object, count)
    engine.memory.settle(object, size: cexploration_storage_size(object), after: lane.storage)
  }

  private func announce(_ lifetime: Lifetime, count: Int, stops: Bool, isSeen: Bool) {
    var action = Action(.release, lifetime, [], detail: count)
    action.isOpen = true
    var isFirst = true
    if stops {
      engine.perform(action)
    } else {
      let before = engine.trace.lastEffect(of: engine.lane.event)
      isFirst = before == nil || before == endOfHolder
      if !isFirst, engine.lanes.othersAreAtWork(beside: engine.current) {
        Assumption.libraryReleases.note()
      }
      let now = lifetime.decided(action, by: engine.lane)
      engine.effect(now.effect, conflicts: now.conflicts, on: lifetime)
    }
    // No other lane can do anything with it once its last reference goes: what comes between its end and
    // the end of what it holds could as well come before both.
    if isFirst, !isSeen, lifetime.isOver {
      endOfHolder = engine.trace.lastEffect(of: engine.lane.event)
    }
  }

  private func noteRelease(of object: UInt, byProgram: Bool) {
    guard engine.lanes.count > 1 else { return }
    var known = releases[object] ?? EarlierReleases()
    known.lanes.insert(engine.lane.number)
    if byProgram { known.byProgram += 1 }
    engine.releaseJoining(into: &known.stamp)
    // What goes with another object comes after all that the end of that one comes after.
    if let outer = engine.lane.endings.last {
      known.stamp = engine.clocks.joined(known.stamp, outer.after)
      if let holder = outer.holder { known.holders.insert(holder) }
    }
    releases[object] = known
  }

  /// An object ends: after all that the lanes that released it did, and after what the end comes after
  /// that it is a part of.
  private func end(
    _ object: UInt, isSeen: Bool, _ holder: CodePlace?, begin: Progress?, _ followsAnother: Bool
  ) {
    let lane = engine.lane
    let outer = lane.endings.last
    // What holds objects whose end others see decides when that is, if lanes could release it in another
    // order.
    if isSeen {
      for case let holder? in lane.endings.map(\.holder) { engine.memory.races.add(holder) }
      for holder in releases[object]?.holders ?? [] { engine.memory.races.add(holder) }
    }
    let before = releases[object]
    if before != nil { releases[object] = nil }
    let isShared = before?.lanes.lanes.contains { $0 != lane.number } ?? false
    let isKnown = holder.map(engine.racyPlaces.contains) ?? true
    lane.endings.append(
      Ending(
        after: engine.clocks.joined(before?.stamp ?? Stamp(), outer?.after ?? Stamp()),
        holder: isShared && !isKnown ? holder : nil, begin: begin, followsAnother: followsAnother))
  }

  // MARK: References that keep nothing alive

  func lifetime(of object: UInt) -> Lifetime {
    // Memory is used again for another object.
    if let known = ofObjects[object], !known.isOver { return known }
    let new = Lifetime(of: object)
    ofObjects[object] = new
    return new
  }

  /// Whether the program itself has made a weak or unowned reference to an object.
  private func isReferred(to object: UInt) -> Bool {
    guard let known = ofObjects[object] else { return false }
    return known.isReferredTo && !known.isOver
  }

  @discardableResult
  func refer(to object: UInt, record: UInt) -> Lifetime {
    let lifetime = lifetime(of: object)
    lifetime.isReferredTo = true
    if record != 0 { ofRecords[record] = lifetime }
    return lifetime
  }
}
