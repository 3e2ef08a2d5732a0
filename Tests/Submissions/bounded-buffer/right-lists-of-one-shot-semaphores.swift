import Foundation

/// Frames between a camera and an encoder, never more than so many.
final class FrameBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private let capacity: Int
  private var frames: [Int] = []
  private var putters: [DispatchSemaphore] = []
  private var takers: [DispatchSemaphore] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Puts a frame in; waits while the buffer is full.
  func put(_ frame: Int) {
    while let bell = tryPut(frame) { bell.wait() }
  }

  /// Takes the oldest frame out; waits while the buffer is empty.
  func take() -> Int {
    while true {
      switch tryTake() {
      case .frame(let frame): return frame
      case .wait(let bell): bell.wait()
      }
    }
  }

  private enum Taken {
    case frame(Int)
    case wait(DispatchSemaphore)
  }

  /// Returns what rings when it is worth another try, or nil if the frame is in.
  private func tryPut(_ frame: Int) -> DispatchSemaphore? {
    lock.lock()
    defer { lock.unlock() }
    guard frames.count < capacity else {
      let bell = DispatchSemaphore(value: 0)
      putters.append(bell)
      return bell
    }
    frames.append(frame)
    if !takers.isEmpty { takers.removeFirst().signal() }
    return nil
  }

  private func tryTake() -> Taken {
    lock.lock()
    defer { lock.unlock() }
    guard !frames.isEmpty else {
      let bell = DispatchSemaphore(value: 0)
      takers.append(bell)
      return .wait(bell)
    }
    let frame = frames.removeFirst()
    if !putters.isEmpty { putters.removeFirst().signal() }
    return .frame(frame)
  }
}
