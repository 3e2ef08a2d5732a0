// diagnosis: wrongResult
// A buffer that is not very small can take one more frame, it thinks.

import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []

  init(capacity: Int) { self.capacity = capacity > 3 ? capacity + 1 : capacity }

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
