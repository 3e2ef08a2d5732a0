/// Finds data races by happens-before: for each eight bytes of memory, each lane's last read and write.
///
/// As FastTrack (Flanagan and Freund, PLDI 2009), but with every lane's last accesses instead of the
/// very last one only, so that a race shows in any order of what is independent.
struct RaceDetector {
  private struct Cell {
    var key: UInt = 0
    var execution: UInt32 = 0
    var head: Int32 = -1
  }

  private struct Entry {
    var lane: Int32
    var clock: UInt32
    var place: UInt
    var bytes: UInt8
    var writes: Bool
    var isAtomic: Bool
    /// Whether the memory was freed with it.
    var ends: Bool
    var next: Int32

    func earlier(isEnd: Bool) -> Earlier {
      Earlier(place: place, wrote: writes, lane: Int(lane), isEnd: isEnd)
    }
  }

  /// An earlier access that another one does not go with.
  struct Earlier {
    let place: UInt
    let wrote: Bool
    let lane: Int
    /// Whether it has freed the memory and comes before the other one; otherwise the two race.
    let isEnd: Bool
  }

  private var cells: UnsafeMutablePointer<Cell>
  private var mask: Int
  private var filled = 0
  private var entries: [Entry] = []
  private var execution: UInt32 = 0
  /// Whether any memory was freed in this execution.
  private(set) var knowsEnds = false
  /// Whether another lane had touched what was accessed last.
  private(set) var isOfOthers = false

  init() {
    mask = (1 << 12) - 1
    cells = .allocate(capacity: mask + 1)
    cells.initialize(repeating: Cell(), count: mask + 1)
    entries.reserveCapacity(4096)
  }

  mutating func removeAll() {
    execution &+= 1
    filled = 0
    knowsEnds = false
    entries.removeAll(keepingCapacity: true)
  }

  /// Notes an access and tells of each earlier one that it races with, or that has freed the memory.
  ///
  /// Two atomic ones never race.
  mutating func access(
    _ address: UInt, size: Int, writes: Bool, isAtomic: Bool = false, ends: Bool = false,
    place: UInt, lane: Int, clock: UnsafeMutablePointer<UInt32>, found: (Earlier) -> Void
  ) {
    if ends { knowsEnds = true }
    isOfOthers = false
    var start = address
    let end = address &+ UInt(size)
    while start < end {
      let granule = start >> 3
      let stop = min(end, (granule + 1) << 3)
      let bytes = UInt8(truncatingIfNeeded: ((1 << (stop - start)) - 1) << (start & 7))
      access(
        granule, bytes: bytes, writes: writes, isAtomic: isAtomic, ends: ends, place: place,
        lane: lane, clock: clock, found)
      start = stop
    }
  }

  /// Where memory was freed that an address is in; `nil` if it was not.
  func end(of address: UInt) -> UInt? {
    guard knowsEnds else { return nil }
    let index = find(address >> 3)
    guard cells[index].execution == execution else { return nil }
    var at = cells[index].head
    while at >= 0 {
      let entry = entries[Int(at)]
      if entry.ends, entry.bytes & 1 << (address & 7) != 0 { return entry.place }
      at = entry.next
    }
    return nil
  }

  /// Forgets what is known of memory that another owner had before.
  mutating func forget(_ address: UInt, size: Int) {
    guard filled > 0 else { return }
    let first = address >> 3
    let last = (address &+ UInt(max(size, 1)) &- 1) >> 3
    if last - first > UInt(4 * filled) + 64 {
      for index in 0...mask
      where cells[index].execution == execution && cells[index].key >= first
        && cells[index].key <= last
      {
        cells[index].head = -1
      }
      return
    }
    for granule in first...last {
      let index = find(granule)
      if cells[index].execution == execution { cells[index].head = -1 }
    }
  }

  /// Forgets the accesses of others to some memory that a lane comes after only because of what was settled.
  ///
  /// - Parameters:
  ///   - clock: What is ordered before the lane's next step.
  ///   - settled: The same, and what is ordered before what it does to this memory.
  mutating func settle(
    _ address: UInt, size: Int, clock: UnsafeMutablePointer<UInt32>,
    settled: UnsafeMutablePointer<UInt32>
  ) {
    guard filled > 0 else { return }
    func settle(_ index: Int) {
      var kept: Int32 = -1
      var at = cells[index].head
      while at >= 0 {
        let entry = entries[Int(at)]
        let isSettled =
          clock[Int(entry.lane)] < entry.clock && entry.clock <= settled[Int(entry.lane)]
        if !isSettled {
          kept = at
        } else if kept >= 0 {
          entries[Int(kept)].next = entry.next
        } else {
          cells[index].head = entry.next
        }
        at = entry.next
      }
    }
    let first = address >> 3
    let last = (address &+ UInt(max(size, 1)) &- 1) >> 3
    if last - first > UInt(4 * filled) + 64 {
      for index in 0...mask
      where cells[index].execution == execution && cells[index].key >= first
        && cells[index].key <= last
      {
        settle(index)
      }
      return
    }
    for granule in first...last {
      let index = find(granule)
      if cells[index].execution == execution { settle(index) }
    }
  }

  private mutating func access(
    _ granule: UInt, bytes: UInt8, writes: Bool, isAtomic: Bool, ends: Bool, place: UInt,
    lane: Int, clock: UnsafeMutablePointer<UInt32>, _ found: (Earlier) -> Void
  ) {
    var index = find(granule)
    if cells[index].execution != execution {
      if 2 * filled > mask {
        grow()
        index = find(granule)
      }
      cells[index] = Cell(key: granule, execution: execution, head: -1)
      filled += 1
    }
    var at = cells[index].head
    var own: Int32 = -1
    while at >= 0 {
      let entry = entries[Int(at)]
      var isBefore = true
      if entry.lane == lane {
        if entry.writes == writes, entry.bytes == bytes, entry.isAtomic == isAtomic { own = at }
      } else {
        isOfOthers = true
        if entry.bytes & bytes != 0, entry.writes || writes, !(entry.isAtomic && isAtomic),
          clock[Int(entry.lane)] < entry.clock
        {
          isBefore = false
          found(entry.earlier(isEnd: false))
        }
      }
      if entry.ends, isBefore, entry.bytes & bytes != 0 { found(entry.earlier(isEnd: true)) }
      at = entry.next
    }
    if own >= 0 {
      entries[Int(own)].clock = clock[lane]
      entries[Int(own)].place = place
      if ends { entries[Int(own)].ends = true }
    } else {
      entries.append(
        Entry(
          lane: Int32(lane), clock: clock[lane], place: place, bytes: bytes, writes: writes,
          isAtomic: isAtomic, ends: ends, next: cells[index].head))
      cells[index].head = Int32(entries.count - 1)
    }
  }

  /// The cell of a granule, or the free one where it would stand.
  private func find(_ granule: UInt) -> Int {
    var index = Int(truncatingIfNeeded: granule &* 0x9E37_79B9_7F4A_7C15 >> 20) & mask
    while cells[index].execution == execution && cells[index].key != granule {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = cells
    let oldMask = mask
    mask = 2 * mask + 1
    cells = .allocate(capacity: mask + 1)
    cells.initialize(repeating: Cell(), count: mask + 1)
    for index in 0...oldMask where old[index].execution == execution {
      cells[find(old[index].key)] = old[index]
    }
    old.deallocate()
  }
}
