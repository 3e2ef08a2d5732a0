extension Engine {
  /// Stamps what the calling lane has done so far onto something it hands over, replacing what was there.
  public func release(into stamp: inout Stamp) {
    guard let current else { return }
    release(into: &stamp, from: current)
  }

  /// Adds what the calling lane has done so far to what a stamp already says.
  public func releaseJoining(into stamp: inout Stamp) {
    guard let current else { return }
    if stamp.row < 0 {
      release(into: &stamp, from: current)
      return
    }
    syncClocks.join(current.number, into: Int(stamp.row), lanes: laneCount)
    traceClocks.join(current.number, into: Int(stamp.row), lanes: laneCount)
    syncClocks.row(current.number)[current.number] += 1
  }

  /// The calling lane goes on after whatever was stamped.
  public func acquire(_ stamp: Stamp) {
    guard let current, stamp.row >= 0 else { return }
    syncClocks.join(Int(stamp.row), into: current.number, lanes: laneCount)
    traceClocks.join(Int(stamp.row), into: current.number, lanes: laneCount)
  }

  /// Whether the program itself already orders the calling lane after what was stamped.
  public func isKnown(_ stamp: Stamp) -> Bool {
    guard let current, stamp.row >= 0 else { return true }
    let stamped = syncClocks.row(Int(stamp.row))
    let known = syncClocks.row(current.number)
    return (0..<laneCount).allSatisfy { stamped[$0] <= known[$0] }
  }

  /// Orders the calling lane for the search only: no promise to the program's memory.
  public func follow(_ stamp: Stamp) {
    guard let current, stamp.row >= 0 else { return }
    traceClocks.join(Int(stamp.row), into: current.number, lanes: laneCount)
  }

  func release(into stamp: inout Stamp, from lane: Lane) {
    if stamp.row < 0 {
      stamp.row = Int32(syncClocks.addRow(lanes: laneWatermark))
      _ = traceClocks.addRow(lanes: laneWatermark)
    }
    syncClocks.copy(lane.number, to: Int(stamp.row), lanes: laneCount)
    traceClocks.copy(lane.number, to: Int(stamp.row), lanes: laneCount)
    syncClocks.row(lane.number)[lane.number] += 1
  }
}
