// diagnosis: wrongResult
// If the player has too few points, it moves those that there are, and then says that it did not.
import Synchronization

@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

@QuizActor
final class Scoreboard {
  nonisolated private let table = Mutex<[String: Int]>([:])

  nonisolated init() {}

  func add(_ count: Int, to player: String) -> Int {
    table.withLock { table in
      table[player, default: 0] += count
      return table[player, default: 0]
    }
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    table.withLock { table in
      let moved = min(count, table[loser, default: 0])
      table[loser, default: 0] -= moved
      table[winner, default: 0] += moved
      return moved == count
    }
  }

  nonisolated func points(of players: [String]) -> [Int] {
    table.withLock { table in players.map { table[$0, default: 0] } }
  }
}
