// diagnosis: wrongResult
// A player with no points or less is taken off the board after a move, and so a debt is gone.

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
  func add(_ count: Int, to player: String) -> Int {
    points.withLock { points in
      points[player, default: 0] += count
      return points[player, default: 0]
    }
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    points.withLock { points in
      guard points[loser, default: 0] >= count else { return false }
      points[loser, default: 0] -= count
      points[winner, default: 0] += count
      points = points.filter { $0.value > 0 }
      return true
    }
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    points.withLock { points in players.map { points[$0, default: 0] } }
  }
}
