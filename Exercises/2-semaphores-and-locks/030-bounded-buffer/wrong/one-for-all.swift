// diagnosis: wrongResult
// The frames of all buffers are in the same array.
import Foundation
import Synchronization

private let frames = Mutex<[Int]>([])

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let places: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)

  init(capacity: Int) {
    places = DispatchSemaphore(value: capacity)
  }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    places.wait()
    frames.withLock { $0.append(frame) }
    filled.signal()
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    filled.wait()
    let frame = frames.withLock { $0.removeFirst() }
    places.signal()
    return frame
  }
}
