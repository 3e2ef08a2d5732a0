// diagnosis: wrongResult
// A cancelled task adds no points, as if nobody needed them any more.

import Synchronization

final class Scoreboard: Sendable {
  private let points = Mutex<[String: Int]>([:])

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    points.withLock { p in
      guard p[loser, default: 0] >= count else { return false }
      p[loser, default: 0] -= count
      p[winner, default: 0] += count
      return true
    }
  }
  func points(of players: [String]) -> [Int] {
    points.withLock { p in players.map { p[$0, default: 0] } }
  }
  func add(_ count: Int, to player: String) -> Int {
    if Task.isCancelled { return points.withLock { $0[player, default: 0] } }
    return points.withLock {
      $0[player, default: 0] += count; return $0[player, default: 0]
    }
  }
}
