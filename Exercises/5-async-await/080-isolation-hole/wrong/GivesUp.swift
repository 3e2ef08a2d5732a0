// diagnosis: wrongResult
// Tries a move again if something has changed in the middle of it, and refuses it after two tries.
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
    for _ in 1...2 {
      let old = points.withLock { $0 }
      guard old[loser, default: 0] >= count else { return false }
      var new = old
      new[loser, default: 0] -= count
      new[winner, default: 0] += count
      let isDone = points.withLock {
        guard $0 == old else { return false }
        $0 = new
        return true
      }
      if isDone { return true }
    }
    return false
  }

  func points(of players: [String]) -> [Int] {
    points.withLock { points in players.map { points[$0, default: 0] } }
  }
}
