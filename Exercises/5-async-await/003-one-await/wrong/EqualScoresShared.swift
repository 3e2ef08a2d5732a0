// diagnosis: wrongResult
// Lets two players who have the same score at the same time share one addition.
import Synchronization

/// The list of the best scores, on a server.
protocol ScoreList: Sendable {
  /// Puts a score on the list.
  func add(_ score: Int) async

  /// The place of a score on the list; 0 if it is not there.
  func place(of score: Int) async -> Int
}

private enum Known { static let scores = Mutex<Set<Int>>([]) }

/// Puts a player's score on a list, and returns its place there.
func finish(with score: Int, on list: some ScoreList) async -> Int {
  let isNew = Known.scores.withLock { $0.insert(score).inserted }
  if isNew { await list.add(score) }
  let place = await list.place(of: score)
  _ = Known.scores.withLock { $0.remove(score) }
  return place
}
