// expected: wrongResult
// Adds under the lock and reads what to return under it once more: another addition in between is
// returned too.
import Foundation

final class Scoreboard: @unchecked Sendable {
  private let lock = NSLock()
  private var points: [String: Int] = [:]

  init() {}

  func add(_ count: Int, to player: String) -> Int {
    lock.withLock { points[player, default: 0] += count }
    return points(of: [player])[0]
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    lock.withLock {
      guard points[loser, default: 0] >= count else { return false }
      points[loser, default: 0] -= count
      points[winner, default: 0] += count
      return true
    }
  }

  func points(of players: [String]) -> [Int] {
    lock.withLock { players.map { points[$0, default: 0] } }
  }
}
