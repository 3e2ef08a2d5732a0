protocol ScoreList: Sendable {
  func add(_ score: Int) async
  func place(of score: Int) async -> Int
}

func finish(with score: Int, on list: some ScoreList) async -> Int {
  await withTaskGroup(of: Void.self) { group in
    group.addTask { await list.add(score) }
    await group.waitForAll()
    return await list.place(of: score)
  }
}
