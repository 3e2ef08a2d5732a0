import Foundation

/// The points of the players of a quiz.
final class Scoreboard: @unchecked Sendable {
  private let lock = NSLock()
  private var table: [String: Int] = [:]

  init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let sum = (table[player] ?? 0) + count
    table[player] = sum
    return sum
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    lock.withLock {
      let before = table[loser] ?? 0
      if before < count { return false }
      table[loser] = before - count
      table[winner, default: 0] += count
      return true
    }
  }

  /// The points of these players, for code that cannot await.
  func points(of players: [String]) -> [Int] {
    lock.withLock { players.map { table[$0] ?? 0 } }
  }
}
