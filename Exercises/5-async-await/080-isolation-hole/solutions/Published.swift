// The actor owns the points, and after each change it publishes a copy that all code can read.

import Synchronization

/// Where the points are kept.
@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

/// The points of the players of a quiz.
@QuizActor
final class Scoreboard {
  private var points: [String: Int] = [:] {
    didSet { publish() }
  }
  nonisolated private let published = Mutex<[String: Int]>([:])

  nonisolated init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    points[player, default: 0] += count
    return points[player, default: 0]
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard points[loser, default: 0] >= count else { return false }
    var changed = points
    changed[loser, default: 0] -= count
    changed[winner, default: 0] += count
    points = changed
    return true
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    published.withLock { points in players.map { points[$0, default: 0] } }
  }

  private func publish() {
    let now = points
    published.withLock { $0 = now }
  }
}
