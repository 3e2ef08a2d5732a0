// diagnosis: wrongResult
// One table, as a static constant: all scoreboards have the same points.
import Synchronization

final class Scoreboard: Sendable {
  private static let all = Mutex<[String: Int]>([:])

  init() {}

  func add(_ count: Int, to player: String) -> Int {
    Self.all.withLock { points in
      points[player, default: 0] += count
      return points[player, default: 0]
    }
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    Self.all.withLock { points in
      guard points[loser, default: 0] >= count else { return false }
      points[loser, default: 0] -= count
      points[winner, default: 0] += count
      return true
    }
  }

  func points(of players: [String]) -> [Int] {
    Self.all.withLock { points in players.map { points[$0, default: 0] } }
  }
}
