import Foundation

/// Feeds a process and reads what it says at the same time, until its output ends or the time is over.
package struct PipeExchange {
  /// Why it ended.
  package enum End: Sendable {
    /// No process has the pipe open for writing any more.
    case heard
    /// The time was over first.
    case timeIsOver
    /// There was more than was wanted.
    case tooMuch
  }

  private let descriptor: Int32
  private let deadline: Deadline
  private let most: Int
  private var feed: PipeFeed?

  /// - Parameters:
  ///   - descriptor: What is read.
  ///   - feed: What the process is given at the same time; `nil` for nothing.
  ///   - deadline: When it ends at the latest.
  ///   - most: The most bytes that are taken, rounded up to a whole read.
  package init(
    reading descriptor: Int32, feeding feed: PipeFeed? = nil, until deadline: Deadline,
    atMost most: Int = .max
  ) {
    self.descriptor = descriptor
    self.deadline = deadline
    self.most = most
    self.feed = feed
  }

  /// Does it.
  ///
  /// - Returns: What the process said, and why it ended. What it was not given by then, it is not given.
  package mutating func run() -> (bytes: [UInt8], end: End) {
    defer { feed?.close() }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      feed?.push()
      switch PipeEvent.next(reading: descriptor, feeding: feed, until: deadline) {
      case .silence: return (bytes, .timeIsOver)
      case .writable: continue
      case .readable: break
      }
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return (bytes, .heard) }
      bytes += chunk.prefix(count)
    }
    return (bytes, .tooMuch)
  }
}
