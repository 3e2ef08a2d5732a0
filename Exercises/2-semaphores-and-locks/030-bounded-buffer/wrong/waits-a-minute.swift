// diagnosis: wrongResult
// Nobody is to wait forever: after a minute a frame goes into a buffer that is full.
import Dispatch
import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private let places: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private var frames: [Int] = []

  init(capacity: Int) { places = DispatchSemaphore(value: capacity) }

  func put(_ frame: Int) {
    _ = places.wait(timeout: .now() + 60)
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
