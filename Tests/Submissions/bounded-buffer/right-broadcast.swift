import Foundation

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var ring: [Int?]
  private var first = 0
  private var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    ring = Array(repeating: nil, count: capacity)
  }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    condition.lock()
    defer { condition.unlock() }
    while count == capacity { condition.wait() }
    ring[(first + count) % capacity] = frame
    count += 1
    condition.broadcast()
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    condition.lock()
    defer { condition.unlock() }
    while count == 0 { condition.wait() }
    let frame = ring[first] ?? 0
    ring[first] = nil
    first = (first + 1) % capacity
    count -= 1
    condition.broadcast()
    return frame
  }
}
