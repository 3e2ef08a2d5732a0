// diagnosis: wrongResult
// Keeps as many departures as the board can show at most, not the whole list.
import Synchronization

final class Departures: Sendable {
  private let minutes = Mutex<[Int]?>(nil)
  func load(_ fetch: () throws -> [Int]) rethrows {
    let list = Array(try fetch().prefix(100))
    minutes.withLock { $0 = list }
  }
  func today() -> [Int]? { minutes.withLock { $0 } }
}
