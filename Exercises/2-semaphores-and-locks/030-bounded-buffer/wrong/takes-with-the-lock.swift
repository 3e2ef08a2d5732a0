// diagnosis: deadlock
// The camera is repaired; now the encoder waits for a frame while it holds the lock.
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
    lock.withLock {
      filled.wait()
      places.signal()
      return frames.removeFirst()
    }
  }
}
