import Synchronization

/// The departures of a day, in minutes since midnight: loaded by one thread, read by many.
final class Departures: Sendable {
  /// A list that does not change any more.
  private final class Board: Sendable {
    let minutes: [Int]

    init(minutes: [Int]) {
      self.minutes = minutes
    }
  }

  private let board = AtomicLazyReference<Board>()

  /// Loads the departures.
  ///
  /// - Parameter fetch: Gets them, which takes a while; may throw.
  func load(_ fetch: () throws -> [Int]) rethrows {
    let fetched = Board(minutes: try fetch())
    _ = board.storeIfNil(fetched)
  }

  /// The departures, or `nil` as long as they are not loaded.
  func today() -> [Int]? {
    board.load()?.minutes
  }
}
