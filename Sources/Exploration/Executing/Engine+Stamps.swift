/// The orders that models tell of; see ``LaneClocks``.
extension Engine {
  /// Stamps what the calling lane has done so far onto something it hands over, replacing what was there.
  package func release(into stamp: inout Stamp) {
    if let current { clocks.release(into: &stamp, from: current.number) }
  }

  /// Adds what the calling lane has done so far to what a stamp already says.
  package func releaseJoining(into stamp: inout Stamp) {
    if let current { clocks.releaseJoining(into: &stamp, from: current.number) }
  }

  /// A stamp that says what another one says now, whatever is added to that one later.
  package func copy(of stamp: Stamp) -> Stamp { clocks.copy(of: stamp) }

  /// Orders the calling lane after whatever was stamped.
  ///
  /// - Parameter isForced: Whether the lane that stamped it had to come first; if not, the calling lane's
  ///   accesses of memory come after it, and the search may try the other order.
  package func acquire(_ stamp: Stamp, isForced: Bool = true) {
    guard let current else { return }
    if isForced {
      clocks.acquire(stamp, by: current.number)
    } else {
      clocks.acquireMemory(stamp, by: current.number)
    }
  }

  /// Whether the program itself already orders the calling lane after what was stamped.
  package func isKnown(_ stamp: Stamp) -> Bool {
    guard let current else { return true }
    return clocks.isKnown(stamp, to: current.number)
  }

  /// Orders the calling lane for the search only: no promise to the program's memory.
  package func follow(_ stamp: Stamp) {
    if let current { clocks.follow(stamp, by: current.number) }
  }
}

extension Lane {
  /// Whether the calling lane comes after all that this one has done, for the search.
  ///
  /// A lane that does something else next comes after what it did before: that adds an order unless this is so.
  package var isKnown: Bool {
    let engine = Engine.shared
    return engine.current.map { engine.clocks.knowsAll(of: number, to: $0.number) } ?? true
  }
}
