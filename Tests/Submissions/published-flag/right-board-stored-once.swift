import Synchronization

final class Departures: Sendable {
  private final class Board: Sendable {
    let minutes: [Int]
    init(_ minutes: [Int]) { self.minutes = minutes }
  }

  private let board = AtomicLazyReference<Board>()

  func load(_ fetch: () throws -> [Int]) rethrows {
    let fresh = Board(try fetch())
    _ = board.storeIfNil(fresh)
  }

  func today() -> [Int]? {
    board.load()?.minutes
  }
}
