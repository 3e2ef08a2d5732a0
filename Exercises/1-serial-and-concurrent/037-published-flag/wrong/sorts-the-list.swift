// diagnosis: wrongResult
// Keeps a sorted list, not the one that was fetched.
import Synchronization

final class Departures: Sendable {
  private let minutes = Mutex<[Int]?>(nil)
  func load(_ fetch: () throws -> [Int]) rethrows {
    let list = try fetch().sorted()
    minutes.withLock { $0 = list }
  }
  func today() -> [Int]? { minutes.withLock { $0 } }
}
