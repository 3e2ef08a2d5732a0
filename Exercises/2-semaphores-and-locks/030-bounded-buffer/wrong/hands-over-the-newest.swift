// diagnosis: wrongResult
// Frames are handed to encoders that wait, and the one that wakes up takes the last of them.
import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let changed = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []
  private var handedOver: [Int] = []
  private var waiting = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  func put(_ frame: Int) {
    changed.withLock {
      while frames.count >= capacity { changed.wait() }
      if waiting > handedOver.count {
        handedOver.append(frame)
      } else {
        frames.append(frame)
      }
      changed.broadcast()
    }
  }

  func take() -> Int {
    changed.withLock {
      if frames.isEmpty {
        waiting += 1
        while handedOver.isEmpty { changed.wait() }
        waiting -= 1
        return handedOver.removeLast()
      }
      let frame = frames.removeFirst()
      changed.broadcast()
      return frame
    }
  }
}
