import Foundation

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private let places: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private var frames: [Int] = []

  init(capacity: Int) {
    places = DispatchSemaphore(value: capacity)
  }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    places.wait()
    lock.withLock { frames.append(frame) }
    filled.signal()
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    filled.wait()
    let frame = lock.withLock { frames.removeFirst() }
    places.signal()
    return frame
  }
}
