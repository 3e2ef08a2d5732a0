import Dispatch

/// The points of the players of a quiz.
final class Scoreboard: @unchecked Sendable {
  /// Owns `points`: changes are barriers.
  private let queue = DispatchQueue(label: "scoreboard", attributes: .concurrent)
  private var points: [String: Int] = [:]

  init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    queue.sync(flags: .barrier) {
      points[player, default: 0] += count
      return points[player, default: 0]
    }
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    queue.sync(flags: .barrier) {
      guard points[loser, default: 0] >= count else { return false }
      points[loser, default: 0] -= count
      points[winner, default: 0] += count
      return true
    }
  }

  /// The points of these players, for code that cannot await.
  func points(of players: [String]) -> [Int] {
    queue.sync {
      players.map { points[$0, default: 0] }
    }
  }
}
