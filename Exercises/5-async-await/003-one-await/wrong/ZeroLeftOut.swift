// diagnosis: wrongResult
// Takes a score of zero for none, and does not add it.
/// The list of the best scores, on a server.
protocol ScoreList: Sendable {
  /// Puts a score on the list.
  func add(_ score: Int) async

  /// The place of a score on the list; 0 if it is not there.
  func place(of score: Int) async -> Int
}

/// Puts a player's score on a list, and returns its place there.
func finish(with score: Int, on list: some ScoreList) async -> Int {
  guard score > 0 else { return 0 }
  await list.add(score)
  return await list.place(of: score)
}
