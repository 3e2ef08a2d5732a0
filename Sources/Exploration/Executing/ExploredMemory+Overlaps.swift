import CExploration

/// The law of exclusivity: while a lane changes a variable, nobody else may use it, in whichever order.
extension ExploredMemory {
  func observeOverlaps() {
    cexploration_observe_overlaps(
      { earlier, wasWriting, later, isWriting, address, since in
        let engine = Engine.shared
        let (earlier, later) = (CodePlace(address: earlier), CodePlace(address: later))
        let order: Mistake.OverlapOrder =
          address == 0
          ? .withinOne : engine.memory.isOrdered(after: since) ? .ordered : .unordered
        let mistake = Mistake.overlappingAccesses(writes: [wasWriting, isWriting], order)
        guard order == .unordered else { engine.fail(mistake, at: later, after: earlier) }
        // What they read and write may race, which is seen when they do: the execution goes on.
        let isNoted = engine.failures.contains { $0.earlier == earlier && $0.place == later }
        if !isNoted { engine.note(mistake, at: later, after: earlier) }
      }, { Engine.shared.memory.moment })
  }

  /// The running lane, and how often it has handed something over.
  private var moment: UInt64 {
    let engine = Engine.shared
    guard let number = engine.current?.number else { return 0 }
    return UInt64(number) << 32 | UInt64(engine.clocks.enforced(of: number)[number])
  }

  /// Whether the program orders what the running lane does next after such a moment of another one.
  private func isOrdered(after moment: UInt64) -> Bool {
    let engine = Engine.shared
    guard let lane = engine.current else { return true }
    let known = engine.clocks.enforced(of: lane.number, and: lane.endings.last?.after)
    return known[Int(moment >> 32)] >= UInt32(truncatingIfNeeded: moment)
  }
}
