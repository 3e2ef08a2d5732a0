// diagnosis: wrongResult
// Who never had points cannot move 0, though 0 is as many.
import Synchronization

/// The points of the players of a quiz.
final class Scoreboard: @unchecked Sendable {
  private let points = Mutex<[String: Int]>([:])

  func add(_ count: Int, to player: String) async -> Int {
    points.withLock {
      $0[player, default: 0] += count
      return $0[player, default: 0]
    }
  }

  func move(_ count: Int, from loser: String, to winner: String) async -> Bool {
    points.withLock {
      guard let has = $0[loser], has >= count else { return false }
      $0[loser, default: 0] -= count
      $0[winner, default: 0] += count
      return true
    }
  }

  func points(of players: [String]) -> [Int] {
    points.withLock { points in players.map { points[$0, default: 0] } }
  }
}
