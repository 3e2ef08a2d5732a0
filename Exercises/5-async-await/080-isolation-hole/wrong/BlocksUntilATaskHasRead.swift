// diagnosis: poolExhausted
// A semaphore makes the reader wait for a task on the actor: it blocks the thread that the task may need.

import Dispatch
import Synchronization

/// Where the points are kept.
@globalActor
actor QuizActor {
  static let shared = QuizActor()
}

/// The points of the players of a quiz.
@QuizActor
final class Scoreboard {
  private var points: [String: Int] = [:]

  nonisolated init() {}

  /// Adds points, and returns what the player has then.
  func add(_ count: Int, to player: String) -> Int {
    points[player, default: 0] += count
    return points[player, default: 0]
  }

  /// Moves points if the first player has as many, and says whether it did.
  func move(_ count: Int, from loser: String, to winner: String) -> Bool {
    guard points[loser, default: 0] >= count else { return false }
    points[loser, default: 0] -= count
    points[winner, default: 0] += count
    return true
  }

  /// The points of these players, for code that cannot await.
  nonisolated func points(of players: [String]) -> [Int] {
    let isRead = DispatchSemaphore(value: 0)
    let result = Mutex<[Int]>([])
    Task {
      let read = await self.read(players)
      result.withLock { $0 = read }
      isRead.signal()
    }
    isRead.wait()
    return result.withLock { $0 }
  }

  private func read(_ players: [String]) -> [Int] {
    players.map { points[$0, default: 0] }
  }
}
