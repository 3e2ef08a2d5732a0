// diagnosis: lostWakeup
// A full buffer has room again only when half of it is empty: a camera waits although there is room.
import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let changed = NSCondition()
  private let capacity: Int
  private var frames: [Int] = []
  private var isFull = false

  init(capacity: Int) {
    self.capacity = capacity
  }

  func put(_ frame: Int) {
    changed.withLock {
      while isFull { changed.wait() }
      frames.append(frame)
      if frames.count == capacity { isFull = true }
      changed.broadcast()
    }
  }

  func take() -> Int {
    changed.withLock {
      while frames.isEmpty { changed.wait() }
      let frame = frames.removeFirst()
      if frames.count <= capacity / 2 { isFull = false }
      changed.broadcast()
      return frame
    }
  }
}
