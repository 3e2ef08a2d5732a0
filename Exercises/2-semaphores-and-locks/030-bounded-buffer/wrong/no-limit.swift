// diagnosis: wrongResult
// Without waiting for a place no thread gets stuck, and the memory fills up instead.
import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private let filled = DispatchSemaphore(value: 0)
  private var frames: [Int] = []

  init(capacity: Int) {}

  func put(_ frame: Int) {
    lock.withLock { frames.append(frame) }
    filled.signal()
  }

  func take() -> Int {
    filled.wait()
    return lock.withLock { frames.removeFirst() }
  }
}
