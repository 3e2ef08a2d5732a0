import CExploration

/// References that keep nothing alive, where they lead to their objects.
extension Lifetimes {
  /// A weak or unowned reference is followed.
  func follow(_ object: UInt, record: UInt) {
    come(to: object, record: record, record == 0 ? .followUnowned : .followWeak)
    if record == 0, cexploration_is_ending(object) {
      engine.fail(.crashed(.unownedReference))
    }
  }

  /// A scheduling point before a reference that does not count is followed.
  func come(to object: UInt, record: UInt, _ verb: Verb) {
    let isWeak = record != 0
    var known = isWeak ? ofRecords[record] : ofObjects[object]
    if !isWeak, known?.isOver != false, !cexploration_is_ending(object) {
      known = lifetime(of: object)
    }
    if let known {
      engine.perform(Action(verb, known, Lifetime.follows))
      if isWeak { known.wasUsedWeakly(writes: false) }
    }
  }

  func followed(_ object: UInt, record: UInt) {
    // A library may have made the reference, and its record may be one that was used before.
    refer(to: object, record: record).wasFollowed(by: engine.lane.number)
  }
}
