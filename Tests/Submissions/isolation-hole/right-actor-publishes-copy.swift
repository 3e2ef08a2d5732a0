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
    let sum = points[player, default: 0] + count
    points[player] = sum
    return sum
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard points[loser, default: 0] >= count else { return false }
    // One assignment, so that the copy is published once, with the whole move in it.
    var moved = points
    moved[loser, default: 0] -= count
    moved[winner, default: 0] += count
    points = moved
    return true
  }

  private func publish() {
    let copy = points
    published.withLock { $0 = copy }
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    let copy = published.withLock { $0 }
    return players.map { copy[$0, default: 0] }
  }
}
