import Foundation

final class Downloader: @unchecked Sendable {
  private let limit: Int
  private let places = NSCondition()
  private var running = 0

  init(atMost limit: Int) {
    self.limit = limit
  }

  func download(_ file: String, with fetch: (String) throws -> Int) rethrows -> Int {
    enter()
    defer { leave() }
    return try fetch(file)
  }

  private func enter() {
    places.lock()
    while running >= limit { places.wait() }
    running += 1
    places.unlock()
  }

  private func leave() {
    places.lock()
    running -= 1
    places.signal()
    places.unlock()
  }
}
