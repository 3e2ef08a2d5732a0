import Foundation

/// Lines that a process says, as they come, while it is fed.
struct LineReader {
  /// What came next.
  enum Event {
    /// A line, without its end.
    case line([UInt8])
    /// Nothing for too long, or too much without a line break.
    case silence
    /// Nothing will come any more.
    case end
  }

  /// The most bytes of a line: a process that floods its listener is as good as one that is silent.
  private static let most = 64 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the next line begins, and up to where it has no end.
  private var (start, searched) = (0, 0)
  private var isAtEnd = false

  /// - Parameter descriptor: What is read.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - patience: Seconds without a sign of life after which it waits no longer.
  ///   - feed: What the process is still to be given.
  mutating func next(patience: Double, feeding feed: inout PipeFeed?) -> Event {
    while true {
      if let end = buffer.endOfLine(from: searched) {
        defer { (start, searched) = (end + 1, end + 1) }
        return .line(Array(buffer[start..<end]))
      }
      searched = buffer.count
      if isAtEnd { return .end }
      if buffer.count > Self.most { return .silence }
      feed?.push()
      let deadline = Deadline(in: .seconds(patience))
      switch PipeEvent.next(reading: descriptor, feeding: feed, until: deadline) {
      case .silence: return .silence
      case .writable: continue
      case .readable: fill()
      }
    }
  }

  private mutating func fill() {
    buffer.removeFirst(start)
    (start, searched) = (0, searched - start)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 && errno == EINTR { return }
    if count <= 0 { isAtEnd = true } else { buffer += chunk.prefix(count) }
  }
}
