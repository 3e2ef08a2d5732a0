// One condition for both sides: a thread that is woken checks again, and every change wakes all threads.
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
