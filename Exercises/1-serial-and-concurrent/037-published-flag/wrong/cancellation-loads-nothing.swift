// diagnosis: wrongResult
// Takes a CancellationError of the fetch for a day without departures.
import Synchronization

/// The departures of a day.
final class Departures: @unchecked Sendable {
  private let minutes = Mutex<[Int]?>(nil)
  func load(_ fetch: () throws -> [Int]) rethrows {
    do {
      let new = try fetch()
      minutes.withLock { $0 = new }
    } catch let error as CancellationError {
      minutes.withLock { $0 = [] }
      throw error
    }
  }
  func today() -> [Int]? { minutes.withLock { $0 } }
}
