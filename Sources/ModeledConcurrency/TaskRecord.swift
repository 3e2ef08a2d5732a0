import CExploration
import Exploration

/// What the runtime notes about a task in the task's own memory: whether it has ended, and what it
/// waits for.
///
/// There is no call that tells it. The places are those that the runtime keeps for debuggers; it
/// numbers them, and with another number, or on another width of words, nothing is read at all.
struct TaskRecord {
  /// What a suspended task waits for.
  enum Wait {
    case task(UnsafeRawPointer)
    case continuation
    case group(UnsafeRawPointer)
  }

  let task: UnsafeRawPointer

  /// - Returns: `nil` for a job that is no task, and where the runtime's notes are not understood.
  init?(_ job: UnownedJob) {
    let address = unsafeBitCast(job, to: UnsafeRawPointer.self)
    guard Self.isUnderstood, address.load(fromByteOffset: Place.kind, as: UInt8.self) == 0
    else { return nil }
    task = address
  }

  /// The task that a job resumes, if that is all it does.
  static func taskThatYields(with job: UnownedJob) -> UnsafeRawPointer? {
    let address = unsafeBitCast(job, to: UnsafeRawPointer.self)
    guard isUnderstood, address.load(fromByteOffset: Place.kind, as: UInt8.self) == Place.resuming
    else { return nil }
    return address.load(fromByteOffset: Place.resumed, as: UnsafeRawPointer?.self)
  }

  // https://github.com/swiftlang/swift/blob/release/6.3/stdlib/public/Concurrency/TaskPrivate.h
  private enum Place {
    static let references = 0x8
    static let kind = 0x20
    /// The kind of job that only resumes a task, which stands behind it.
    static let resuming: UInt8 = 195
    static let resumed = 0x40
    static let flags = 0x20
    static let resume = 0x38
    static let context = 0x40
    static let status = 0x60
    static let records = 0x68
    static let dependency = 0xa0
    /// Behind the task itself: its parent and the next child, and then its group.
    static let parent = 0xd0
    static let group = 0xe0
    static let end = 0x100
    static let dependencyOn = 0x10
    static let dependencyKind = 0x20
    /// A record of its status: its kind, the next one, and for a name its characters.
    static let nextRecord = 0x8
    static let nameOfRecord = 0x10
    static let kindOfName: UInt8 = 6
  }

  /// Where the runtime says which layout it has, and how large a task is.
  static let version = "_swift_concurrency_debug_internal_layout_version"
  static let size = "_swift_concurrency_debug_asyncTaskSize"

  private static let isUnderstood = isUnderstood(version: number(version), size: number(size))

  /// Whether the places are those of a layout, which the runtime numbers.
  static func isUnderstood(version: UInt32?, size: UInt32?) -> Bool {
    MemoryLayout<Int>.size == 8 && version == 1 && size == 0xd0
  }

  private static func number(_ name: String) -> UInt32? {
    cexploration_symbol(name)?.load(as: UInt32.self)
  }

  private var status: UInt32 { task.load(fromByteOffset: Place.status, as: UInt32.self) }

  /// Its priority, which the tasks that wait for it may have raised.
  var priority: UInt8 { UInt8(truncatingIfNeeded: status) }

  var isComplete: Bool { status & 0x2000 != 0 }

  /// A reference that keeps its memory, to be released.
  ///
  /// - Returns: `nil` for the task of an `async let`. Nobody counts references to that one: its memory is its parent's, and
  ///   used for something else once it is complete (`completeTaskImpl` in
  ///   https://github.com/swiftlang/swift/blob/release/6.3/stdlib/public/Concurrency/Task.cpp).
  func retained() -> Unmanaged<AnyObject>? {
    let isCounted = task.load(fromByteOffset: Place.references, as: UInt32.self) != .max
    return isCounted ? Unmanaged<AnyObject>.fromOpaque(task).retain() : nil
  }

  var isCancelled: Bool { status & 0x100 != 0 }

  private var flags: UInt32 { task.load(fromByteOffset: Place.flags, as: UInt32.self) }

  /// The task that it is a child of.
  var parent: UnsafeRawPointer? {
    guard flags & 1 << 24 != 0 else { return nil }
    return task.load(fromByteOffset: Place.parent, as: UnsafeRawPointer?.self)
  }

  /// The group that it is a child of.
  var group: UnsafeRawPointer? {
    guard flags & 1 << 24 != 0, flags & 1 << 26 != 0 else { return nil }
    return task.load(fromByteOffset: Place.group, as: UnsafeRawPointer?.self)
  }

  /// What it waits for, if it waits.
  var wait: Wait? {
    guard status & 0x4000 != 0,
      let record = task.load(fromByteOffset: Place.dependency, as: UnsafeRawPointer?.self),
      let other = record.load(fromByteOffset: Place.dependencyOn, as: UnsafeRawPointer?.self)
    else { return nil }
    switch record.load(fromByteOffset: Place.dependencyKind, as: UInt32.self) {
    case 1: return .task(other)
    case 2: return .continuation
    case 3: return .group(other)
    default: return nil
    }
  }

  /// Where it continues, outermost last: each asynchronous frame knows what comes after it.
  private var continuations: [UInt] {
    var places = [task.load(fromByteOffset: Place.resume, as: UInt.self)]
    var frame = task.load(fromByteOffset: Place.context, as: UnsafeRawPointer?.self)
    while let here = frame, places.count < 64 {
      places.append(here.load(fromByteOffset: 8, as: UInt.self))
      frame = here.load(as: UnsafeRawPointer?.self)
    }
    return places
  }

  /// Whether an address lies in the task itself.
  func contains(_ address: UnsafeRawPointer) -> Bool {
    address >= task && address < task + Place.end
  }

  /// The `await` at which it waits.
  var place: CodePlace { places.first ?? CodePlace(0) }

  /// The `await` at which it waits, and those of its callers, the innermost first.
  var places: [CodePlace] {
    // Places are return addresses everywhere else: one behind the call.
    continuations.filter(Self.isLearners).map { CodePlace(address: $0 + 1) }
      .filter { !ModeledExecutors.libraryCode.contains($0) }
  }

  /// The name that the program gave to it.
  var name: String? {
    var record = task.load(fromByteOffset: Place.records, as: UnsafeRawPointer?.self)
    var left = 16
    while let here = record, left > 0 {
      if here.load(as: UInt8.self) == Place.kindOfName {
        let name = here.load(fromByteOffset: Place.nameOfRecord, as: UnsafePointer<CChar>?.self)
        return name.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      }
      record = here.load(fromByteOffset: Place.nextRecord, as: UnsafeRawPointer?.self)
      left -= 1
    }
    return nil
  }

  private static func isLearners(_ place: UInt) -> Bool {
    place >= cexploration_image_base() && place < cexploration_image_end()
  }
}
