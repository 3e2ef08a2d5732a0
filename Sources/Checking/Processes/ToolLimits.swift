import Foundation

/// The most that a program may use, where what it works on decides how much it would use.
package struct ToolLimits: Sendable, Equatable {
  /// Bytes of address space.
  var memory: Int
  /// Seconds of processor time, which other processes do not use up.
  var processorSeconds: Int
  /// Bytes of a file that it writes.
  var fileBytes: Int

  /// For what works on a submission: a file of at most 256 KiB, which is not trusted.
  package static let submission = ToolLimits(
    memory: 4 << 30, processorSeconds: 10, fileBytes: 256 << 20)
  /// For what works on a user's own files, which may be many.
  package static let program = ToolLimits(
    memory: 8 << 30, processorSeconds: 300, fileBytes: 2 << 30)

  /// Which limit a program has reached.
  package enum Excess: Error, Sendable, Equatable {
    case memory(bytes: Int)
    case processorTime(seconds: Int)
    case fileSize(bytes: Int)
  }

  /// The limit that ended a program.
  ///
  /// - Parameter said: What it said, the end of which tells of memory.
  /// - Returns: `nil` if it was none of these: a lower one, with which this process was started, is the machine's.
  func excess(_ end: ChildProcess.End, said: [UInt8]) -> Excess? {
    // What the system counts for the limit is not exactly what it tells afterwards.
    switch end.signal {
    case SIGXCPU:
      return Self.own(RLIMIT_CPU) < processorSeconds
        ? nil : .processorTime(seconds: processorSeconds)
    case SIGXFSZ:
      return Self.own(RLIMIT_FSIZE) < fileBytes ? nil : .fileSize(bytes: fileBytes)
    default: break
    }
    // A program that gets no more memory says so, or stumbles over it. One that had much less than it may
    // have did not get it because the machine has no more.
    guard end.status != 0, end.memory >= memory / 2 else { return nil }
    let words = String(decoding: said, as: UTF8.self).lowercased()
    let hasSaidSo = Self.complaints.contains { words.contains($0) }
    return hasSaidSo || Tool.own.contains(end.signal) ? .memory(bytes: memory) : nil
  }

  private static let complaints = ["out of memory", "bad_alloc", "cannot allocate memory"]

  #if os(Linux)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif

  /// A limit with which this process was started.
  private static func own(_ resource: Resource) -> Int {
    #if os(Linux)
      let number = __rlimit_resource_t(resource.rawValue)
    #else
      let number = resource
    #endif
    var limit = rlimit()
    return getrlimit(number, &limit) == 0 ? Int(clamping: limit.rlim_cur) : .max
  }
}
