// diagnosis: wrongResult
// One table for all, by identity: a new scoreboard may be where one was that is gone, and has its points.
import Synchronization

private let tables = Mutex<[ObjectIdentifier: [String: Int]]>([:])

final class Scoreboard: Sendable {
  func add(_ count: Int, to player: String) -> Int {
    tables.withLock { tables in
      tables[ObjectIdentifier(self), default: [:]][player, default: 0] += count
      return tables[ObjectIdentifier(self)]?[player] ?? 0
    }
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    tables.withLock { tables in
      var table = tables[ObjectIdentifier(self), default: [:]]
      guard table[loser, default: 0] >= count else { return false }
      table[loser, default: 0] -= count
      table[winner, default: 0] += count
      tables[ObjectIdentifier(self)] = table
      return true
    }
  }

  func points(of players: [String]) -> [Int] {
    tables.withLock { tables in
      players.map { tables[ObjectIdentifier(self)]?[$0] ?? 0 }
    }
  }
}
