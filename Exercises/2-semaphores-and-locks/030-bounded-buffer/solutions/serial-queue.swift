// The list belongs to a serial queue, so no lock is needed; two semaphores tell when it may be used.
import Dispatch

final class FrameBuffer: @unchecked Sendable {
  private let list = DispatchQueue(label: "frames")
  private let places: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private var frames: [Int] = []

  init(capacity: Int) {
    places = DispatchSemaphore(value: capacity)
  }

  func put(_ frame: Int) {
    places.wait()
    list.async {
      self.frames.append(frame)
      self.filled.signal()
    }
  }

  func take() -> Int {
    filled.wait()
    let frame = list.sync { frames.removeFirst() }
    places.signal()
    return frame
  }
}
