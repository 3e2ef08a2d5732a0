import CExploration

/// The law of exclusivity: while a lane changes a variable, nobody else may use it, in whichever order.
extension ExploredMemory {
  func observeOverlaps() {
    cexploration_observe_overlaps { earlier, wasWriting, later, isWriting, address in
      let isOthers = address != 0
      if isOthers, Engine.shared.memory.races(address, writes: isWriting, place: later) { return }
      Engine.shared.fail(
        .overlappingAccesses(writes: [wasWriting, isWriting], ofTwo: isOthers),
        at: CodePlace(address: later), after: CodePlace(address: earlier))
    }
  }

  /// Whether an access that begins while another lane is in the middle of one is not ordered after that, and so is
  /// told as a data race.
  private func races(_ address: UInt, writes: Bool, place: UInt) -> Bool {
    guard let lane = Engine.shared.current else { return true }
    var isRace = false
    detector.access(
      address, size: 1, writes: writes, place: place, lane: lane.number,
      clock: Engine.shared.clocks.enforced(of: lane.number, and: lane.endings.last?.after)
    ) { if !$0.isEnd { isRace = true } }
    return isRace
  }
}
