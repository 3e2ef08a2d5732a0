// expected: lostWakeup
import Foundation

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private let notFull = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    notFull.withLock {
      while frames.count == capacity { notFull.wait() }
      frames.append(frame)
      // Only if it was empty can there be anyone who waits for a frame.
      if frames.count == 1 { notFull.broadcast() }
    }
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    notFull.withLock {
      while frames.isEmpty { notFull.wait() }
      let frame = frames.removeFirst()
      // Only if it was full can there be anyone who waits for a place.
      if frames.count == capacity - 1 { notFull.signal() }
      return frame
    }
  }
}
