// diagnosis: tooManyAtOnce
// Four downloads may wait for a place; one that comes while they do goes on without one.

import Dispatch
import Foundation
import Synchronization

final class Downloader: @unchecked Sendable {
  private let condition = NSCondition()
  private let limit: Int
  private var running = 0
  private var waiting = 0
  init(atMost limit: Int) { self.limit = limit }
  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    condition.lock()
    waiting += 1
    while running == limit && waiting <= 4 { condition.wait() }
    waiting -= 1
    running += 1
    condition.unlock()
    defer {
      condition.lock()
      running -= 1
      condition.signal()
      condition.unlock()
    }
    return try fetch(file)
  }
}
