import Foundation

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let capacity: Int
  private let changed = NSCondition()
  private var ring: [Int?]
  private var first = 0
  private var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    ring = Array(repeating: nil, count: capacity)
  }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    changed.lock()
    while count == capacity { changed.wait() }
    ring[(first + count) % capacity] = frame
    count += 1
    changed.broadcast()
    changed.unlock()
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    changed.lock()
    defer { changed.unlock() }
    while true {
      if count > 0, let frame = ring[first] {
        ring[first] = nil
        first = (first + 1) % capacity
        count -= 1
        changed.broadcast()
        return frame
      }
      changed.wait()
    }
  }
}
