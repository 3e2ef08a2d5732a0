// diagnosis: wrongResult
// A hundred yields stand in for the wait; how far the others come by then is up to the machine.

/// The list of the best scores, on a server.
protocol ScoreList: Sendable {
  /// Puts a score on the list.
  func add(_ score: Int) async

  /// The place of a score on the list; 0 if it is not there.
  func place(of score: Int) async -> Int
}

func finish(with score: Int, on list: some ScoreList) async -> Int {
  Task { await list.add(score) }
  for _ in 0..<100 { await Task.yield() }
  return await list.place(of: score)
}
