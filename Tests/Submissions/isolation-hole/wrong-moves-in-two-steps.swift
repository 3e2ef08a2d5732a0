// expected: wrongResult
// A move takes the lock twice, so a reader sees points that are nowhere.

import Synchronization

/// Where the points are kept.
@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

/// The points of the players of a quiz.
@QuizActor
final class Scoreboard {
  nonisolated private let points = Mutex<[String: Int]>([:])

  nonisolated init() {}

  /// Adds points, and returns what the player has then.
  @discardableResult
  func add(_ count: Int, to player: String) -> Int {
    points.withLock {
      $0[player, default: 0] += count
      return $0[player, default: 0]
    }
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard points(of: [loser])[0] >= count else { return false }
    add(-count, to: loser)
    add(count, to: winner)
    return true
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    points.withLock { points in players.map { points[$0, default: 0] } }
  }
}
