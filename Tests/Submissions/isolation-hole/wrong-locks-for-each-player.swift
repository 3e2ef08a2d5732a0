// expected: wrongResult
// Locks once for each player that it reads, so a move in between is seen by half.
import Synchronization

@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

@QuizActor
final class Scoreboard {
  nonisolated private let all = Mutex<[String: Int]>([:])

  nonisolated init() {}

  func add(_ count: Int, to player: String) -> Int {
    all.withLock { all in
      all[player, default: 0] += count
      return all[player, default: 0]
    }
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    all.withLock { all in
      guard all[loser, default: 0] >= count else { return false }
      all[loser, default: 0] -= count
      all[winner, default: 0] += count
      return true
    }
  }

  nonisolated private func points(of player: String) -> Int {
    all.withLock { $0[player, default: 0] }
  }

  nonisolated func points(of players: [String]) -> [Int] {
    players.map { points(of: $0) }
  }
}
