import CExploration

/// The law of exclusivity: while a lane changes a variable, nobody else may use it, in whichever order.
extension ExploredMemory {
  func observeOverlaps() {
    cexploration_observe_overlaps(
      { earlier, wasWriting, later, isWriting, address, since in
        let engine = Engine.shared
        let writes = [wasWriting, isWriting]
        let (earlier, later) = (CodePlace(address: earlier), CodePlace(address: later))
        if address == 0 || engine.isOrdered(after: since) {
          let order: Mistake.OverlapOrder = address == 0 ? .withinOne : .ordered
          engine.fail(.overlappingAccesses(writes: writes, order), at: later, after: earlier)
        }
        // What they read and write may race, which is seen when they do.
        guard !engine.failures.contains(where: { $0.earlier == earlier && $0.place == later })
        else { return }
        engine.note(.overlappingAccesses(writes: writes, .unordered), at: later, after: earlier)
      }, { Engine.shared.moment })
  }
}

extension Engine {
  /// The running lane, and how often it has handed something over.
  fileprivate var moment: UInt64 {
    guard let number = current?.number else { return 0 }
    return UInt64(number) << 32 | UInt64(clocks.enforced(of: number)[number])
  }

  /// Whether the program orders what the running lane does next after such a moment of another one.
  fileprivate func isOrdered(after moment: UInt64) -> Bool {
    guard let lane = current else { return true }
    let known = clocks.enforced(of: lane.number, and: lane.endings.last?.after)
    return known[Int(moment >> 32)] >= UInt32(truncatingIfNeeded: moment)
  }
}
