protocol ScoreList: Sendable {
  func add(_ score: Int) async
  func place(of score: Int) async -> Int
}

func finish(with score: Int, on list: some ScoreList) async -> Int {
  async let added: Void = list.add(score)
  await added
  return await list.place(of: score)
}
