// expected: lostWakeup
import Foundation

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private let notFull = NSCondition()
  private let notEmpty = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  private var count: Int { lock.withLock { frames.count } }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    notFull.lock()
    while count == capacity { notFull.wait() }
    lock.withLock { frames.append(frame) }
    notFull.unlock()
    notEmpty.signal()
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    notEmpty.lock()
    while count == 0 { notEmpty.wait() }
    let frame = lock.withLock { frames.removeFirst() }
    notEmpty.unlock()
    notFull.signal()
    return frame
  }
}
