// One condition for both sides: who is woken looks again, and everybody is woken by a change.
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
      changed.broadcast()
    }
  }

  func take() -> Int {
    changed.withLock {
      while frames.isEmpty { changed.wait() }
      changed.broadcast()
      return frames.removeFirst()
    }
  }
}
