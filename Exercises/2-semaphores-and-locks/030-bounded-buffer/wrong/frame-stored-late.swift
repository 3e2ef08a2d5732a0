// diagnosis: wrongResult
// The number is taken in one step and the frame stored in another: later frames may overtake it.
import Dispatch
import Synchronization

final class FrameBuffer: @unchecked Sendable {
  private let places: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private let state = Mutex((frames: [Int: Int](), next: 0, first: 0))

  init(capacity: Int) {
    places = DispatchSemaphore(value: capacity)
  }

  func put(_ frame: Int) {
    places.wait()
    let number = state.withLock {
      $0.next += 1
      return $0.next - 1
    }
    state.withLock { $0.frames[number] = frame }
    filled.signal()
  }

  func take() -> Int {
    filled.wait()
    let frame = state.withLock { state -> Int in
      if state.frames[state.first] == nil, let oldest = state.frames.keys.min() {
        state.first = oldest
      }
      state.first += 1
      return state.frames.removeValue(forKey: state.first - 1) ?? -1
    }
    places.signal()
    return frame
  }
}
