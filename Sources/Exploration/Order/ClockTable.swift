/// Vector clocks in rows: one number for each lane, all rows in one block.
///
/// The first ``LaneSet/limit`` rows belong to the lanes; the others are handed out one by one and all
/// given back at an execution's start. Vector clocks: Fidge 1988, Mattern 1989.
struct ClockTable {
  private let width: Int
  private var numbers: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private(set) var used = 0

  init(rows: Int = 1024) {
    // Asked once: rows are looked up in every step, and this file sees no other one's constants.
    width = LaneSet.limit
    capacity = rows
    numbers = .allocate(capacity: rows * width)
    numbers.initialize(repeating: 0, count: rows * width)
  }

  func row(_ index: Int) -> UnsafeMutablePointer<UInt32> { numbers + index * width }

  /// Takes back every row but those of the lanes.
  mutating func removeAll() { used = width }

  /// A row of zeros.
  ///
  /// Beyond the most `lanes` that ever were, no row was ever written.
  mutating func addRow(lanes: Int) -> Int {
    if used == capacity { grow() }
    row(used).update(repeating: 0, count: lanes)
    used += 1
    return used - 1
  }

  func clear(_ index: Int, lanes: Int) { row(index).update(repeating: 0, count: lanes) }

  func copy(_ from: Int, to: Int, lanes: Int) { row(to).update(from: row(from), count: lanes) }

  func join(_ from: Int, into: Int, lanes: Int) {
    join(from, into: row(into), lanes: lanes)
  }

  func join(_ from: Int, into target: UnsafeMutablePointer<UInt32>, lanes: Int) {
    let source = row(from)
    for lane in 0..<lanes where source[lane] > target[lane] { target[lane] = source[lane] }
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * capacity * width)
    larger.moveInitialize(from: numbers, count: capacity * width)
    (larger + capacity * width).initialize(repeating: 0, count: capacity * width)
    numbers.deallocate()
    numbers = larger
    capacity *= 2
  }
}
