import Foundation

final class FrameBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  private var ring: [Int]
  private var first = 0
  private var count = 0

  init(capacity: Int) {
    ring = Array(repeating: 0, count: capacity)
  }

  func put(_ frame: Int) {
    condition.lock()
    while count == ring.count { condition.wait() }
    ring[(first + count) % ring.count] = frame
    count += 1
    if count == 1 { condition.broadcast() }
    condition.unlock()
  }

  func take() -> Int {
    condition.lock()
    while count == 0 { condition.wait() }
    let frame = ring[first]
    first = (first + 1) % ring.count
    count -= 1
    if count == ring.count - 1 { condition.broadcast() }
    condition.unlock()
    return frame
  }
}
