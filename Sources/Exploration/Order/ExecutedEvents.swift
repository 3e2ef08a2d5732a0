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

  /// What a lane did first after an event; `nil` if it did nothing more.
  func next(of lane: Int, after event: Int) -> Footprint? {
    trace.events.indices.dropFirst(event + 1).first { trace.events[$0].lane == Int32(lane) }
      .map { footprint(of: $0) }
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

  /// Whether what a lane did in another execution was possible before an event as well, and not less than here.
  ///
  /// What came after the event, and not because of it, must not have kept the lane from it; and with less that
  /// the lane does here, less comes before or after it.
  ///
  /// - Parameter count: How many resources there were at the point up to which both executions are the same.
  func confirms(
    _ footprint: Footprint, of lane: Int, knowing count: Int, besides event: Int
  ) -> Bool {
    let first = trace.events[event]
    for index in (event + 1)..<max(event + 1, trace.events.count) {
      let other = trace.events[index]
      if other.lane == lane { return self.footprint(of: index).covers(footprint, knowing: count) }
      if trace.clocks.row(Int(other.row))[Int(first.lane)] >= first.number { continue }
      if self.footprint(of: index).conflicts(with: footprint, knowing: count) { return false }
    }
    return true
  }

  /// What an event did; the last one's effects are complete when the next choice is made.
  package func footprint(of event: Int) -> Footprint {
    var result = Footprint()
    guard event < trace.events.count else { return result }
    var index = trace.events[event].lastEffect
    while index >= 0 {
      let done = trace.effects[Int(index)]
      let one = Footprint.Effects(
        resource: done.resource, kind: trace.kinds[Int(done.resource)], effect: done.effect,
        conflicts: done.conflicts)
      if result.first == nil { result.first = one } else { result.others.append(one) }
      index = done.previousOfEvent
    }
    return result
  }
}

extension UInt64 {
  /// Makes another number follow from this one and a value.
  package mutating func mix(_ value: UInt64) {
    self = (self ^ value) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 29
  }
}
