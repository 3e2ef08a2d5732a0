// diagnosis: lostWakeup
// Memory for four frames is enough, it thinks: the camera waits although the buffer has room.

import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []

  init(capacity: Int) { self.capacity = min(capacity, 4) }

  func put(_ frame: Int) {
    condition.lock()
    while frames.count == capacity { condition.wait() }
    frames.append(frame)
    condition.broadcast()
    condition.unlock()
  }

  func take() -> Int {
    condition.lock()
    while frames.isEmpty { condition.wait() }
    let frame = frames.removeFirst()
    condition.broadcast()
    condition.unlock()
    return frame
  }
}
