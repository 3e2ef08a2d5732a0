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
  /// What everybody may see: the points after the last change.
  nonisolated private let shown = Mutex<[String: Int]>([:])

  nonisolated init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    let sum = (points[player] ?? 0) + count
    points[player] = sum
    show()
    return sum
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard (points[loser] ?? 0) >= count else { return false }
    points[loser, default: 0] -= count
    points[winner, default: 0] += count
    show()
    return true
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    let points = shown.withLock { $0 }
    return players.map { points[$0] ?? 0 }
  }

  private func show() {
    let now = points
    shown.withLock { $0 = now }
  }
}
