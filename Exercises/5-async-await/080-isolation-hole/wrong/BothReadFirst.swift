// diagnosis: wrongResult
// Reads both players before it writes either: a move from a player to the same player creates points.
import Synchronization

final class Scoreboard: Sendable {
  private let points = Mutex<[String: Int]>([:])

  func add(_ count: Int, to player: String) -> Int {
    points.withLock { points in
      points[player, default: 0] += count
      return points[player, default: 0]
    }
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    points.withLock { points in
      guard points[loser, default: 0] >= count else { return false }
      let (a, b) = (points[loser, default: 0], points[winner, default: 0])
      points[loser] = a - count
      points[winner] = b + count
      return true
    }
  }

  func points(of players: [String]) -> [Int] {
    points.withLock { points in players.map { points[$0, default: 0] } }
  }
}
