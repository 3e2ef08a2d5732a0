// diagnosis: wrongResult
// The score is added, and then the task that was there from the beginning adds it again.

/// The list of the best scores, on a server.
protocol ScoreList: Sendable {
  /// Puts a score on the list.
  func add(_ score: Int) async

  /// The place of a score on the list; 0 if it is not there.
  func place(of score: Int) async -> Int
}

/// Puts a player's score on a list, and returns its place there.
func finish(with score: Int, on list: some ScoreList) async -> Int {
  let adding = Task { await list.add(score) }
  await list.add(score)
  let place = await list.place(of: score)
  await adding.value
  return place
}
