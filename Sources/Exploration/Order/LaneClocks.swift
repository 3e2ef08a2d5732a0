/// What a lane knew at a moment, kept with what it hands over: a lane that acquires the stamp comes after.
///
/// A stamp is valid in the execution in which it was made.
package struct Stamp: Sendable {
  fileprivate var row: Int32 = -1
  /// A stamp that nothing was written on.
  package init() {}
  /// Whether anything was written on it.
  var isWritten: Bool { row >= 0 }
}

/// Two vector clocks for each lane of an execution, and for each stamp.
///
/// One follows only what the program itself orders: accesses that it leaves unordered are data races.
/// The other follows the conflicts of the ``Trace`` as well, for the search. A class, as the other large
/// parts of the engine are: reading a structure of an object copies it, to be safe from changes.
final class LaneClocks {
  private var enforced = ClockTable()
  private var traced = ClockTable()
  /// Where a sum is made that is asked for.
  private var sum = Stamp()
  /// How many lanes the execution has.
  private(set) var lanes = 0
  /// The most lanes that any execution had: beyond them, no row was ever written.
  private(set) var mostLanes = 0

  /// Begins a new execution.
  func removeAll() {
    enforced.removeAll()
    traced.removeAll()
    sum = Stamp()
    lanes = 0
  }

  /// Adds the lane of the next number, which comes after what its parent has done.
  func addLane(after parent: Int?) {
    let number = lanes
    lanes += 1
    mostLanes = max(mostLanes, lanes)
    enforced.clear(number, lanes: mostLanes)
    traced.clear(number, lanes: mostLanes)
    if let parent {
      enforced.copy(parent, to: number, lanes: lanes)
      traced.copy(parent, to: number, lanes: lanes)
      enforced.row(parent)[parent] += 1
    }
    enforced.row(number)[number] += 1
  }

  /// What the program itself orders before a lane's next step.
  func enforced(of lane: Int) -> UnsafeMutablePointer<UInt32> { enforced.row(lane) }

  /// The same, and what a stamp adds; valid until the next call.
  func enforced(of lane: Int, and stamp: Stamp?) -> UnsafeMutablePointer<UInt32> {
    guard let stamp, stamp.row >= 0 else { return enforced.row(lane) }
    if sum.row < 0 { sum = copy(of: stamp) }
    enforced.copy(lane, to: Int(sum.row), lanes: lanes)
    enforced.join(Int(stamp.row), into: Int(sum.row), lanes: lanes)
    return enforced.row(Int(sum.row))
  }

  /// A stamp that says what two others say.
  func joined(_ one: Stamp, _ other: Stamp) -> Stamp {
    if one.row < 0 || other.row < 0 { return one.row < 0 ? other : one }
    let both = copy(of: one)
    enforced.join(Int(other.row), into: Int(both.row), lanes: lanes)
    return both
  }

  /// What comes before a lane's next step in the trace.
  func traced(of lane: Int) -> UnsafeMutablePointer<UInt32> { traced.row(lane) }

  /// Stamps what a lane has done so far, replacing what was there.
  func release(into stamp: inout Stamp, from lane: Int) {
    if stamp.row < 0 {
      stamp.row = Int32(enforced.addRow(lanes: mostLanes))
      _ = traced.addRow(lanes: mostLanes)
    }
    enforced.copy(lane, to: Int(stamp.row), lanes: lanes)
    traced.copy(lane, to: Int(stamp.row), lanes: lanes)
    enforced.row(lane)[lane] += 1
  }

  /// Adds what a lane has done so far to what a stamp already says.
  func releaseJoining(into stamp: inout Stamp, from lane: Int) {
    if stamp.row < 0 { return release(into: &stamp, from: lane) }
    enforced.join(lane, into: Int(stamp.row), lanes: lanes)
    traced.join(lane, into: Int(stamp.row), lanes: lanes)
    enforced.row(lane)[lane] += 1
  }

  /// A stamp of its own that says what another one says now.
  func copy(of stamp: Stamp) -> Stamp {
    if stamp.row < 0 { return stamp }
    var copy = Stamp()
    copy.row = Int32(enforced.addRow(lanes: mostLanes))
    _ = traced.addRow(lanes: mostLanes)
    enforced.copy(Int(stamp.row), to: Int(copy.row), lanes: lanes)
    traced.copy(Int(stamp.row), to: Int(copy.row), lanes: lanes)
    return copy
  }

  /// Orders a lane after whatever was stamped.
  func acquire(_ stamp: Stamp, by lane: Int) {
    if stamp.row < 0 { return }
    enforced.join(Int(stamp.row), into: lane, lanes: lanes)
    traced.join(Int(stamp.row), into: lane, lanes: lanes)
  }

  /// A lane's accesses come after whatever was stamped; the search may try the other order.
  func acquireMemory(_ stamp: Stamp, by lane: Int) {
    if stamp.row >= 0 { enforced.join(Int(stamp.row), into: lane, lanes: lanes) }
  }

  /// A lane comes after whatever was stamped for the search only.
  func follow(_ stamp: Stamp, by lane: Int) {
    if stamp.row >= 0 { traced.join(Int(stamp.row), into: lane, lanes: lanes) }
  }

  /// A lane comes after all that the others have done for the search only.
  func followOthers(by lane: Int) {
    for other in 0..<lanes where other != lane { traced.join(other, into: lane, lanes: lanes) }
  }

  /// Whether a lane comes after all that another one has done, for the search.
  func knowsAll(of other: Int, to lane: Int) -> Bool {
    traced.row(lane)[other] >= traced.row(other)[other]
  }

  /// Whether the program itself already orders a lane after what was stamped.
  func isKnown(_ stamp: Stamp, to lane: Int) -> Bool {
    if stamp.row < 0 { return true }
    let stamped = enforced.row(Int(stamp.row))
    let known = enforced.row(lane)
    return (0..<lanes).allSatisfy { stamped[$0] <= known[$0] }
  }
}
