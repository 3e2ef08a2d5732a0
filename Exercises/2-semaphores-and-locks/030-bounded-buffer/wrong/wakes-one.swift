// diagnosis: lostWakeup
// Both sides wait for the same condition, and a signal wakes only one: it may be the wrong one.
import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let capacity: Int
  private let changed = NSCondition()
  private var frames: [Int] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  func put(_ frame: Int) {
    changed.withLock {
      while frames.count == capacity { changed.wait() }
      frames.append(frame)
      changed.signal()
    }
  }

  func take() -> Int {
    changed.withLock {
      while frames.isEmpty { changed.wait() }
      changed.signal()
      return frames.removeFirst()
    }
  }
}
