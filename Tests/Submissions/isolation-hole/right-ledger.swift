import Synchronization

private struct Ledger {
  private var points: [String: Int] = [:]

  subscript(player: String) -> Int { points[player] ?? 0 }

  mutating func add(_ count: Int, to player: String) -> Int {
    points[player] = self[player] + count
    return self[player]
  }

  mutating func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    if self[loser] < count { return false }
    points[loser] = self[loser] - count
    points[winner] = self[winner] + count
    return true
  }
}

final class Scoreboard: Sendable {
  private let ledger = Mutex(Ledger())

  init() {}

  func add(_ count: Int, to player: String) -> Int {
    ledger.withLock { $0.add(count, to: player) }
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    ledger.withLock { $0.move(count, from: loser, to: winner) }
  }

  func points(of players: [String]) -> [Int] {
    ledger.withLock { ledger in players.map { ledger[$0] } }
  }
}
