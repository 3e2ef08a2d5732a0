// diagnosis: dataRace
// The semaphores let only as many in as there is room for; but one may put while another one takes.
import Dispatch

final class FrameBuffer: @unchecked Sendable {
  private let places: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private var frames: [Int] = []

  init(capacity: Int) {
    places = DispatchSemaphore(value: capacity)
  }

  func put(_ frame: Int) {
    places.wait()
    frames.append(frame)
    filled.signal()
  }

  func take() -> Int {
    filled.wait()
    let frame = frames.removeFirst()
    places.signal()
    return frame
  }
}
