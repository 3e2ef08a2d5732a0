// diagnosis: wrongResult
// Gives the place back before the frame is out, so the next frame can already be put in.
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
    places.signal()
    return lock.withLock { frames.removeFirst() }
  }
}
