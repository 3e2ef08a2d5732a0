import Synchronization

/// Where the points are kept.
@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

/// The points of the players of a quiz.
@QuizActor
final class Scoreboard {
  nonisolated private let scores = Mutex<[String: Int]>([:])

  nonisolated init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    scores.withLock { scores in
      scores[player, default: 0] += count
      return scores[player, default: 0]
    }
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    scores.withLock { scores in
      guard scores[loser, default: 0] >= count else { return false }
      scores[loser, default: 0] -= count
      scores[winner, default: 0] += count
      return true
    }
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    scores.withLock { scores in
      players.map { scores[$0, default: 0] }
    }
  }
}
