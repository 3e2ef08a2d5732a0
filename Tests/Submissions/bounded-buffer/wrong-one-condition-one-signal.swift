// expected: lostWakeup
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
    condition.lock()
    defer { condition.unlock() }
    while frames.count >= capacity {
      condition.wait()
    }
    frames.append(frame)
    condition.signal()
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    condition.lock()
    defer { condition.unlock() }
    while frames.isEmpty {
      condition.wait()
    }
    let frame = frames.removeFirst()
    condition.signal()
    return frame
  }
}
