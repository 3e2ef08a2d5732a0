import CExploration

/// The lives of the objects of an execution.
///
/// A class, because lanes take turns in the middle of its methods.
final class Lifetimes {
  private var ofObjects: [UInt: Lifetime] = [:]
  /// By the record that the runtime keeps for weak references, and that outlives the object.
  private var ofRecords: [UInt: Lifetime] = [:]
  /// What was done before the releases that were not the last one, by the object.
  private var releases: [UInt: Stamp] = [:]
  private var engine: Engine { .shared }

  func removeAll() {
    ofObjects.removeAll(keepingCapacity: true)
    ofRecords.removeAll(keepingCapacity: true)
    releases.removeAll(keepingCapacity: true)
  }

  /// From now on the lives of objects are told.
  ///
  /// - Returns: Whether this runtime has a place where they are.
  func observe() -> Bool {
    cexploration_observe_lifetimes(
      cexploration_lifetimes(
        releases: {
          Engine.shared.memory.lifetimes.release($0, count: Int($1), isWatched: $2, stops: $3)
        },
        has_ended: { Engine.shared.current?.endings.removeLast() },
        refers: { Engine.shared.memory.lifetimes.refer(to: $0, record: $1) },
        follows: { Engine.shared.memory.lifetimes.follow($0, record: $1) },
        followed: { Engine.shared.memory.lifetimes.followed($0, record: $1) }))
  }

  /// Some references of an object are given back.
  ///
  /// - Parameter stops: Whether a scheduling point comes before it.
  /// - Returns: Whether they are the last ones.
  private func release(_ object: UInt, count: Int, isWatched: Bool, stops: Bool) -> Bool {
    if isWatched {
      announce(lifetime(of: object), count: count, stops: stops)
    } else if stops {
      engine.perform(Action(.goOn, nil, []))
    }
    let isLast = cexploration_reference_count(object) <= count
    if isLast {
      engine.lane.endings.append(endingStamp(of: object))
    } else if engine.lanes.count > 1 {
      engine.releaseJoining(into: &releases[object, default: Stamp()])
    }
    return isLast
  }

  private func announce(_ lifetime: Lifetime, count: Int, stops: Bool) {
    var action = Action(.release, lifetime, [], detail: count)
    action.isOpen = true
    if stops { return engine.perform(action) }
    action = lifetime.decided(action, by: engine.lane)
    engine.effect(action.effect, conflicts: action.conflicts, on: lifetime)
  }

  /// What an object's end comes after besides what the calling lane has done: all that the lanes did
  /// before which released it, and what the end comes after that it is a part of.
  private func endingStamp(of object: UInt) -> Stamp {
    let outer = engine.lane.endings.last ?? Stamp()
    guard let stamp = releases.removeValue(forKey: object) else { return outer }
    return engine.clocks.joined(stamp, outer)
  }

  private func lifetime(of object: UInt) -> Lifetime {
    // Memory is used again for another object.
    if let known = ofObjects[object], !known.isOver { return known }
    let new = Lifetime(of: object)
    ofObjects[object] = new
    return new
  }

  private func refer(to object: UInt, record: UInt) {
    let lifetime = lifetime(of: object)
    if record != 0 { ofRecords[record] = lifetime }
  }

  /// A scheduling point before a weak or unowned reference is followed.
  private func follow(_ object: UInt, record: UInt) {
    let isWeak = record != 0
    var known = isWeak ? ofRecords[record] : ofObjects[object]
    if !isWeak, known?.isOver != false, !cexploration_is_ending(object) {
      known = lifetime(of: object)
    }
    if let known {
      engine.perform(Action(isWeak ? .followWeak : .followUnowned, known, Lifetime.follows))
    }
    if !isWeak, cexploration_is_ending(object) { engine.fail(.crashed(.unownedReference)) }
  }

  private func followed(_ object: UInt, record: UInt) {
    let known = record != 0 ? ofRecords[record] : ofObjects[object]
    let lifetime = known ?? lifetime(of: object)
    if record != 0 { ofRecords[record] = lifetime }
    lifetime.wasFollowed(by: engine.lane.number)
  }
}
