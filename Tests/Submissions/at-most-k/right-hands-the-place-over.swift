import Dispatch
import Foundation

/// Downloads files for many threads, at most so many at the same time.
final class Downloader: @unchecked Sendable {
  private let lock = NSLock()
  private var free: Int
  private var queue: [DispatchSemaphore] = []

  init(atMost limit: Int) {
    free = limit
  }

  /// Downloads a file on the calling thread, as soon as it is allowed.
  ///
  /// - Parameter fetch: Does it, which takes a while; may throw.
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    if let turn = takePlaceOrQueue() { turn.wait() }
    defer { passPlaceOn() }
    return try fetch(file)
  }

  /// Takes a free place, or returns what to wait for until a place has been handed over.
  private func takePlaceOrQueue() -> DispatchSemaphore? {
    lock.lock()
    defer { lock.unlock() }
    if free > 0 {
      free -= 1
      return nil
    }
    let turn = DispatchSemaphore(value: 0)
    queue.append(turn)
    return turn
  }

  /// Gives the place to the one who has waited longest, or back to the stock.
  private func passPlaceOn() {
    lock.lock()
    if queue.isEmpty {
      free += 1
      lock.unlock()
    } else {
      let next = queue.removeFirst()
      lock.unlock()
      next.signal()
    }
  }
}
