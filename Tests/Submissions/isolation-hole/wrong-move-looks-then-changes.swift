// expected: wrongResult
import Foundation

/// The points of the players of a quiz.
final class Scoreboard: @unchecked Sendable {
  private let lock = NSLock()
  private var points: [String: Int] = [:]

  init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    lock.withLock {
      points[player, default: 0] += count
      return points[player, default: 0]
    }
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard let stake = points(of: [loser]).first, stake >= count else { return false }
    lock.withLock {
      points[loser, default: 0] -= count
      points[winner, default: 0] += count
    }
    return true
  }

  /// The points of these players, for code that cannot await.
  func points(of players: [String]) -> [Int] {
    lock.withLock {
      players.map { points[$0, default: 0] }
    }
  }
}
