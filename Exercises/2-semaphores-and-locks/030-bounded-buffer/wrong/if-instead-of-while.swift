// diagnosis: failedCheck
// Looks once before it waits and not again when it is woken.
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
      if frames.count == capacity { changed.wait() }
      frames.append(frame)
      changed.broadcast()
    }
  }

  func take() -> Int {
    changed.withLock {
      if frames.isEmpty { changed.wait() }
      changed.broadcast()
      return frames.removeFirst()
    }
  }
}
