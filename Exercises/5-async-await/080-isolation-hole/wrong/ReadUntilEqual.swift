// diagnosis: wrongResult
// Each read has the lock of its own, and is repeated until it brings the same: it may, when points were moved back.
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
      guard table[loser, default: 0] >= count else { return false }
      table[loser, default: 0] -= count
      table[winner, default: 0] += count
      return true
    }
  }

  nonisolated func points(of players: [String]) -> [Int] {
    var before: [Int] = []
    while true {
      let now = players.map { player in table.withLock { $0[player, default: 0] } }
      if now == before { return now }
      before = now
    }
  }
}
