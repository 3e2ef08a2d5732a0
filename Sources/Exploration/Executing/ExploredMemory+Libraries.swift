/// What libraries do to the program's memory, or keep others from doing: no data race of the program comes of that.
extension ExploredMemory {
  /// A library may read what it was given, or something is written that it may read: what would be a data
  /// race is none that is known.
  func mayAccess(_ address: UInt, writes: Bool, place: UInt) {
    guard let lane = Engine.shared.current else { return }
    detector.access(
      address, size: 1, writes: writes, place: place, lane: lane.number,
      clock: Engine.shared.clocks.enforced(of: lane.number)
    ) { earlier in
      if !earlier.isEnd { Assumption.libraries.note() }
    }
  }

  /// What others did to some memory comes before what the running lane does to it from now on, as far as a stamp says.
  func settle(_ address: UInt, size: Int, after stamp: Stamp) {
    guard isShared, let lane = Engine.shared.current else { return }
    detector.settle(
      address, size: size, clock: Engine.shared.clocks.enforced(of: lane.number),
      settled: Engine.shared.clocks.enforced(of: lane.number, and: stamp))
  }
}
