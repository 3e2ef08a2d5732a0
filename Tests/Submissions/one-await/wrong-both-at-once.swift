// expected: wrongResult
// Both are begun at the same time, so the place may be asked for before the score is there.
protocol ScoreList: Sendable {
  func add(_ score: Int) async
  func place(of score: Int) async -> Int
}

func finish(with score: Int, on list: some ScoreList) async -> Int {
  async let added: Void = list.add(score)
  async let place = list.place(of: score)
  await added
  return await place
}
