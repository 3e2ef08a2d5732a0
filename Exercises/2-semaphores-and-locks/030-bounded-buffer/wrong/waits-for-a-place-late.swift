// diagnosis: wrongResult
// Puts the frame into the list before it waits for a place: more frames are in the buffer than fit.
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
    lock.withLock { frames.append(frame) }
    places.wait()
    filled.signal()
  }

  func take() -> Int {
    filled.wait()
    let frame = lock.withLock { frames.removeFirst() }
    places.signal()
    return frame
  }
}
