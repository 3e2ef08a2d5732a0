// expected: wrongResult
// The copy for readers is published by a task, so the change is not seen when add returns.

import Synchronization

/// Where the points are kept.
@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

/// The points of the players of a quiz.
@QuizActor
final class Scoreboard {
  private var points: [String: Int] = [:]
  nonisolated private let snapshot = Mutex<[String: Int]>([:])

  nonisolated init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    points[player, default: 0] += count
    updateSnapshot()
    return points[player, default: 0]
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard points[loser, default: 0] >= count else { return false }
    points[loser, default: 0] -= count
    points[winner, default: 0] += count
    updateSnapshot()
    return true
  }

  private func updateSnapshot() {
    Task {
      let current = points
      snapshot.withLock { $0 = current }
    }
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    snapshot.withLock { snapshot in players.map { snapshot[$0, default: 0] } }
  }
}
