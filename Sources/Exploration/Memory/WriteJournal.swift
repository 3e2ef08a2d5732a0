/// What stood where lanes have written since an execution's start, to find out whether it still does.
struct WriteJournal {
  private struct Write {
    let address: UInt
    /// It is no write: so many bytes were handed out there.
    var allocated = 0
    /// In bytes; `nil` where only the beginning of what may be written is known.
    let size: Int?
    /// What stood there before.
    let before: UInt64
  }

  /// More than a loop writes that only waits.
  private static var most: Int { 4096 }

  /// Whether writes are noted.
  var isKept = false
  private var writes: [Write] = []

  /// An empty journal.
  init() {
    // The type of the storage has to be known before an allocation inside of the runtime is noted.
    writes.reserveCapacity(8)
  }

  /// How many writes there were.
  var count: Int { writes.count }

  /// Begins a new execution.
  mutating func removeAll() {
    if !writes.isEmpty { writes.removeAll(keepingCapacity: true) }
  }

  /// A write is about to happen.
  mutating func note(_ address: UInt, size: Int?) {
    guard writes.count < Self.most else { return }
    let before = size.flatMap { Self.load(address, $0) }
    writes.append(Write(address: address, size: before == nil ? nil : size, before: before ?? 0))
  }

  /// Whether all that was written since so many writes stands as it stood before.
  ///
  /// - Parameter arguments: Addresses that were handed to a model, which wrote nothing there.
  func isUndone(since count: Int, but arguments: (UInt, UInt, UInt)) -> Bool {
    guard writes.count < Self.most, count <= writes.count else { return false }
    return writes[count...].allSatisfy { write in
      if write.allocated > 0 || isNew(write, since: count) { return true }
      guard let size = write.size else {
        return [arguments.0, arguments.1, arguments.2].contains(write.address)
      }
      return Self.load(write.address, size) == write.before
    }
  }

  /// Whether it is to memory that was handed out since so many writes: no other lane knows it, unless its
  /// address was written elsewhere.
  private func isNew(_ write: Write, since count: Int) -> Bool {
    writes[count...].contains { write.address &- $0.address < $0.allocated }
  }

  /// Memory was handed out.
  mutating func noteAllocation(_ address: UInt, size: Int) {
    guard writes.count < Self.most else { return }
    writes.append(Write(address: address, allocated: size, size: nil, before: 0))
  }

  /// What stands in memory; `nil` for a size that is no number's.
  static func load(_ address: UInt, _ size: Int) -> UInt64? {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return switch size {
    case 1: UInt64(pointer.load(as: UInt8.self))
    case 2: UInt64(pointer.loadUnaligned(as: UInt16.self))
    case 4: UInt64(pointer.loadUnaligned(as: UInt32.self))
    case 8: pointer.loadUnaligned(as: UInt64.self)
    default: nil
    }
  }
}
