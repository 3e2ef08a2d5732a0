import Synchronization

@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

@QuizActor
final class Scoreboard {
  private var points: [String: Int] = [:] {
    didSet {
      let copy = points
      published.withLock { $0 = copy }
    }
  }
  nonisolated private let published = Mutex<[String: Int]>([:])

  nonisolated init() {}

  func add(_ count: Int, to player: String) -> Int {
    let sum = points[player, default: 0] + count
    points[player] = sum
    return sum
  }

  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard loser != winner else { return points[loser, default: 0] >= count }
    var changed = points
    guard changed[loser, default: 0] >= count else { return false }
    changed[loser, default: 0] -= count
    changed[winner, default: 0] += count
    points = changed
    return true
  }

  nonisolated func points(of players: [String]) -> [Int] {
    let points = published.withLock { $0 }
    return players.map { points[$0] ?? 0 }
  }
}
