// diagnosis: wrongResult
// Nobody can have less than no points, so what is taken away is cut to what is there.
import Synchronization

final class Scoreboard: Sendable {
  private let points = Mutex<[String: Int]>([:])

  init() {}

  func add(_ count: Int, to player: String) -> Int {
    points.withLock { points in
      points[player, default: 0] = max(0, points[player, default: 0] + count)
      return points[player, default: 0]
    }
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    points.withLock { points in
      guard points[loser, default: 0] >= count else { return false }
      points[loser, default: 0] -= count
      points[winner, default: 0] += count
      return true
    }
  }

  func points(of players: [String]) -> [Int] {
    points.withLock { points in players.map { points[$0, default: 0] } }
  }
}
