/// What memory was handed out again in one execution, as far as something was known of it by its address.
///
/// What was at an address before has nothing to do with what is there from then on. A stamp that stayed would
/// order the two, and hide a data race; a lock that stayed might still be held. Which memory is used again differs
/// from execution to execution, so anything that stays also makes two runs of one schedule differ.
///
/// It only takes notes: memory is also handed out in the middle of a change of what ought to forget it.
package final class ReusedMemory {
  /// A bit for each part of memory in which something is known of; parts that are far apart share one.
  private var marks = [UInt64](repeating: 0, count: 64)
  private var isMarked = false
  /// What was handed out, in order.
  private var ranges: [Range<UInt>] = []

  /// A part has 64 bytes.
  private static let shift: UInt = 6
  /// Larger memory is noted without a look at the marks.
  private static let mostParts: UInt = 64

  init() {}

  /// Begins a new execution, in which nothing is known yet.
  func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    guard isMarked else { return }
    isMarked = false
    for index in marks.indices { marks[index] = 0 }
  }

  /// How many times memory was handed out so far.
  var count: Int { ranges.count }

  /// Something is known of an address from now on.
  func mark(_ address: UInt) {
    let part = address >> Self.shift
    marks[Int(part >> 6 & 63)] |= 1 << (part & 63)
    isMarked = true
  }

  /// Memory is handed out.
  func handOut(_ address: UInt, size: Int) {
    guard isMarked else { return }
    let memory = address..<address &+ UInt(max(size, 1))
    if mayBeMarked(memory) { ranges.append(memory) }
  }

  /// Calls a function with what was handed out since something was last up to date.
  ///
  /// - Parameter known: The count at that time; it becomes the one of now.
  @inline(__always)
  func catchUp(from known: inout Int, _ forget: (Range<UInt>) -> Void) {
    if known == ranges.count { return }
    while known < ranges.count {
      forget(ranges[known])
      known += 1
    }
  }

  private func mayBeMarked(_ memory: Range<UInt>) -> Bool {
    let first = memory.lowerBound >> Self.shift
    let last = (memory.upperBound - 1) >> Self.shift
    guard last - first < Self.mostParts else { return true }
    return (first...last).contains { marks[Int($0 >> 6 & 63)] & 1 << ($0 & 63) != 0 }
  }
}
