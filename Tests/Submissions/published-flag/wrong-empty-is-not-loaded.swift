// expected: wrongResult
// An empty list counts as not loaded.
import Synchronization

final class Departures: Sendable {
  private let minutes = Mutex<[Int]>([])

  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = try fetch()
    minutes.withLock { $0 = fetched }
  }

  func today() -> [Int]? {
    let list = minutes.withLock { $0 }
    return list.isEmpty ? nil : list
  }
}
