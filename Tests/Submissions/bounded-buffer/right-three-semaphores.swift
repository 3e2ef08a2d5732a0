import Dispatch

final class FrameBuffer: @unchecked Sendable {
  private let free: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private let turn = DispatchSemaphore(value: 1)
  private var frames: [Int] = []

  init(capacity: Int) {
    free = DispatchSemaphore(value: capacity)
  }

  private func change<T>(_ body: (inout [Int]) -> T) -> T {
    turn.wait()
    defer { turn.signal() }
    return body(&frames)
  }

  func put(_ frame: Int) {
    free.wait()
    change { $0.insert(frame, at: 0) }
    filled.signal()
  }

  func take() -> Int {
    filled.wait()
    defer { free.signal() }
    return change { $0.removeLast() }
  }
}
