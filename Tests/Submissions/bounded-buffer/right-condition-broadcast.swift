import Foundation

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    condition.withLock {
      while frames.count >= capacity { condition.wait() }
      frames.append(frame)
      condition.broadcast()
    }
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    condition.withLock {
      while frames.isEmpty { condition.wait() }
      let frame = frames.removeFirst()
      condition.broadcast()
      return frame
    }
  }
}
