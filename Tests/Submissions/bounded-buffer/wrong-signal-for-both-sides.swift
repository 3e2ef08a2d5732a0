// expected: lostWakeup
// One condition for both sides with signal: it can wake a thread of the wrong side, and the right
// one waits forever.
import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let changed = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  func put(_ frame: Int) {
    changed.withLock {
      while frames.count >= capacity { changed.wait() }
      frames.append(frame)
      changed.signal()
    }
  }

  func take() -> Int {
    changed.withLock {
      while frames.isEmpty { changed.wait() }
      let frame = frames.removeFirst()
      changed.signal()
      return frame
    }
  }
}
