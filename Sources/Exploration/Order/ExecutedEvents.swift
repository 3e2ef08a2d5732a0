/// The events of the running execution, or of the last one, as a strategy may ask for them.
package struct ExecutedEvents {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// How many events there are.
  package var count: Int { trace.events.count }

  /// How many resources there are.
  package var resources: Int { trace.histories.count }

  /// A number that two executions share if the same lanes did the same to the same resources in the same order,
  /// with the same choices; others share it by chance, once in 2^64 times.
  package var fingerprint: UInt64 {
    var all = fingerprintOfLanes
    for done in trace.effects {
      all.mix(
        UInt64(UInt32(bitPattern: done.event)) << 32 | UInt64(UInt32(bitPattern: done.resource)))
      all.mix(UInt64(done.effect.rawValue) << 32 | UInt64(done.conflicts.rawValue))
    }
    for kind in trace.kinds { all.mix(UInt64(bitPattern: Int64(kind))) }
    return all
  }

  /// Which lanes went on, and which could have.
  private var fingerprintOfLanes: UInt64 {
    var all: UInt64 = 0
    for (event, enabled) in zip(trace.events, trace.enabled) {
      all.mix(UInt64(bitPattern: Int64(event.lane)))
      enabled.mix(into: &all)
    }
    return all
  }

  /// A number like ``fingerprint`` for which it makes no difference which memory was used again.
  ///
  /// Things count in the order in which they are first acted on, and the lives of objects are left out: two objects
  /// that lie at one address in turn may count as one or as two.
  package var fingerprintWithoutAddresses: UInt64 {
    var all = fingerprintOfLanes
    var numbers: [Int32: UInt64] = [:]
    for done in trace.effects {
      let kind = trace.kinds[Int(done.resource)]
      if kind == ResourceKind.object.number { continue }
      let number = numbers[done.resource] ?? UInt64(numbers.count)
      numbers[done.resource] = number
      all.mix(UInt64(UInt32(bitPattern: done.event)) << 32 | number)
      all.mix(UInt64(done.effect.rawValue) << 32 | UInt64(done.conflicts.rawValue))
      all.mix(UInt64(bitPattern: Int64(kind)))
    }
    return all
  }

  /// The lanes that could have run again and again at the last events, and never did.
  ///
  /// One that waits for a lock which another lane takes and gives back in turns could have run at half of them.
  package func passedOver(inLast count: Int) -> LaneSet {
    guard count > 0, trace.events.count >= count else { return LaneSet() }
    let (events, enabled) = (trace.events.suffix(count), trace.enabled.suffix(count))
    var could = LaneSet()
    for part in 0..<Self.parts {
      let first = enabled.startIndex + count * part / Self.parts
      let last = enabled.startIndex + count * (part + 1) / Self.parts
      let now = enabled[first..<last].reduce(LaneSet()) { $0.union($1) }
      could = part == 0 ? now : could.intersection(now)
    }
    for event in events { could.remove(Int(event.lane)) }
    return could
  }

  /// In each of so many parts of some events a lane has to have been able to run, to be passed over in all of them.
  private static let parts = 16

  /// Whether the last event did nothing that another lane can notice, such as a lane's start.
  var lastWasUnnoticed: Bool { trace.events.last.map { $0.lastEffect < 0 } ?? false }

  /// Which lane an event was one of.
  func lane(of event: Int) -> Int { Int(trace.events[event].lane) }

  /// The event with which a lane went on after another event; `nil` if it did not.
  func next(of lane: Int, after event: Int) -> Int? {
    trace.events.indices.dropFirst(event + 1).first { trace.events[$0].lane == Int32(lane) }
  }

  /// See ``Trace/eachBefore(_:of:knowing:insteadOf:_:)``.
  func eachBefore(
    _ footprint: Footprint, of lane: Int, knowing count: Int, insteadOf event: Int,
    _ each: (_ event: Int, _ initials: LaneSet) -> Void
  ) {
    trace.eachBefore(footprint, of: lane, knowing: count, insteadOf: event, each)
  }

  /// What an event did; the last one's effects are complete when the next choice is made.
  package func footprint(of event: Int) -> Footprint {
    event < trace.events.count ? trace.footprint(of: event) : Footprint()
  }
}

extension UInt64 {
  /// Makes another number follow from this one and a value.
  package mutating func mix(_ value: UInt64) {
    self = (self ^ value) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 29
  }
}
