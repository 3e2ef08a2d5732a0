import Foundation

final class Departures: @unchecked Sendable {
  private let lock = NSLock()
  private var minutes: [Int]?

  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    lock.lock()
    minutes = fetched
    lock.unlock()
  }

  func today() -> [Int]? {
    lock.lock()
    defer { lock.unlock() }
    return minutes
  }
}
