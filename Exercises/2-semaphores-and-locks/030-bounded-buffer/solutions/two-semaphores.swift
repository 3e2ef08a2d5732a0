// One semaphore counts places, the other one frames; the lock is held only while the list changes.
import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private let places: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private var frames: [Int] = []

  init(capacity: Int) {
    places = DispatchSemaphore(value: capacity)
  }

  func put(_ frame: Int) {
    places.wait()
    lock.withLock { frames.append(frame) }
    filled.signal()
  }

  func take() -> Int {
    filled.wait()
    let frame = lock.withLock { frames.removeFirst() }
    places.signal()
    return frame
  }
}
